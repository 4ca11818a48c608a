import EditorKit

private struct Level5 {
  var field = 0.0
}

private struct Level4 {
  var next = Level5()
  var text = ""
}

private struct Level3 {
  var next = Level4()
  var text = ""
}

private struct Level2 {
  var next = Level3()
  var text = ""
}

private struct Level1 {
  var next = Level2()
  var field = 0.0
}

private struct Row: Identifiable {
  let id: Int
  var field = 0.0
  var title = "a title that is long enough to need memory of its own"
}

/// Reading and writing through bindings.
func measureBindings(_ harness: Harness) {
  let source = Source(Level1())
  let shallow = opaque(source.binding.field)
  let deep = opaque(source.binding.next.next.next.next.field)
  harness.measure("binding/read/1") { _ in consume(shallow.wrappedValue) }
  harness.measure("binding/write/1") { shallow.wrappedValue = Double($0) }
  harness.measure("binding/write/5") { deep.wrappedValue = Double($0) }
  let root = opaque(source.binding)
  harness.measure("binding/project") { _ in consume(opaque(root).next) }
  for count in [10, 1000, 100_000, 1_000_000] { measureElements(harness, count: count) }
}

/// Writing one field of one element among many.
private func measureElements(_ harness: Harness, count: Int) {
  let (number, text) = ("binding/element/\(count)", "binding/element-string/\(count)")
  guard harness.isWanted(number) || harness.isWanted(text) else { return }
  let rows = Source((0..<count).map { Row(id: $0) })
  guard let row = opaque(rows.binding[id: count / 2]) else { return }
  let field = row.field
  harness.measure(number) { field.wrappedValue = Double($0) }
  let title = row.title
  let titles = ["a text that is long enough to need memory", "another text that is long enough to need memory"]
  harness.measure(text) { title.wrappedValue = titles[$0 & 1] }
}
