import EditorKit
import Observation

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

/// Measures reads and writes through bindings.
func measureBindings(_ harness: Harness) {
  let source = Source(Level1())
  let shallow = opaque(source.binding.field)
  let deep = opaque(source.binding.next.next.next.next.field)
  harness.measure("binding/read/1") { _ in consume(shallow.wrappedValue) }
  harness.measure("binding/write/1") { shallow.wrappedValue = Double($0) }
  harness.measure("binding/write/5") { deep.wrappedValue = Double($0) }
  harness.measure("binding/write/observed", count: 100_000) { index in
    withObservationTracking {
      consume(shallow.wrappedValue)
    } onChange: {
    }
    shallow.wrappedValue = Double(index)
  }
  let root = opaque(source.binding)
  harness.measure("binding/modify/struct") { index in root.modify { $0.field = Double(index) } }
  harness.measure("binding/project") { _ in consume(opaque(root).next) }
  for count in [10, 1000, 100_000, 1_000_000] { measureElements(harness, count: count) }
}

/// Measures writes to a field of an element among many.
private func measureElements(_ harness: Harness, count: Int) {
  let (number, text) = ("binding/element/\(count)", "binding/element-string/\(count)")
  guard harness.isAnyWanted([number, text]) else { return }
  let rows = Source((0..<count).map { Row(id: $0) })
  guard let row = opaque(rows.binding[id: count / 2]) else { return }
  let field = row.field
  harness.measure(number) { field.wrappedValue = Double($0) }
  let title = row.title
  let titles = ["a text that is long enough to need memory", "another text that is long enough to need memory"]
  harness.measure(text) { title.wrappedValue = titles[$0 & 1] }
}

/// Measures a signal, which tells observers of changes.
func measureSignal(_ harness: Harness) {
  let signal = opaque(Signal())
  harness.measure("signal/read") { _ in signal.read() }
  harness.measure("signal/write") { _ in
    signal.read()
    signal.notify()
  }
  harness.measure("signal/write/unread") { _ in signal.notify() }
}
