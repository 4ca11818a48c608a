import EditorKit
import Testing

@MainActor @Suite("The outline")
struct OutlineTests {
  let asked = Box<[Int]>([])

  private func outline(_ body: Element, back: String? = nil, firstRow: Int = 0, rowLimit: Int = .max) -> Outline {
    let screen = Stage(Probe { body }).screen()
    var shown = screen
    shown.title = "Title"
    shown.backLabel = back
    return Outline(shown, firstRow: firstRow, rowLimit: rowLimit)
  }

  private func list(_ count: Int, label: String = "", placeholder: String = "") -> Element {
    .list(
      .init(
        label,
        placeholder: placeholder,
        count: count,
        id: { AnyHashable("id \($0)") },
        row: { [asked] index in
          asked.value.append(index)
          return .init("Row \(index)", content: .text(.init("More of \(index)")))
        }
      )
    )
  }

  private func lines(_ items: [Outline.Item]) -> [String] {
    items.map { item in
      switch item {
      case .text(let text): text.text
      case .control(let control, let content): ([control.label] + lines(content)).joined(separator: " / ")
      case .progress(let progress): progress.label
      case .image(let image): image.label
      case .heading(let title): "# \(title)"
      case .divider: "---"
      case .page(let first, let last, let count): "\(first)–\(last) of \(count)"
      }
    }
  }

  @Test("lists what is on the screen from top to bottom, without the boxes around it")
  func order() {
    let body = Element.column(
      .text(.init("Text")),
      .stack(
        .init(.horizontal, [.button(.init("Button") {}), .spacer, .toggle(.init("Toggle", isOn: .constant(true)))])),
      .section(.init("Section", [.slider(.init("Slider", value: .constant(0)))])),
      .section(.init("", [.textField(.init("Field", text: .constant("")))])),
      .divider,
      .progress(.init("Progress")),
      .image(.init(nil, label: "Image")),
      .picker(.init("Picker", options: [], selection: .constant(0)))
    )
    let outline = outline(body, back: "Back")
    #expect(outline.title == "Title")
    #expect(
      lines(outline.items) == [
        "Back", "Text", "Button", "Toggle", "# Section", "Slider", "Field", "---", "Progress", "Image", "Picker",
      ]
    )
    #expect(outline.controls.map(\.kind) == [.back, .button, .toggle, .slider, .textField, .picker])
  }

  @Test("gives a list its heading, and its rows their content")
  func listItems() {
    let outline = outline(list(2, label: "Rows"))
    #expect(lines(outline.items) == ["# Rows", "Row 0 / More of 0", "Row 1 / More of 1"])
    let ids = outline.controls.compactMap { control -> AnyHashable? in
      if case .row(_, let id, _) = control { id } else { nil }
    }
    #expect(ids == ["id 0", "id 1"])
  }

  @Test("leaves out what could be operated inside of a row")
  func rowsHoldNoControls() {
    let content = Element.column(.button(.init("Inside") {}), .text(.init("Text")))
    let list = Element.List("", count: 1, id: { $0 }, row: { _ in .init("Row", content: content) })
    let outline = outline(.list(list))
    #expect(lines(outline.items) == ["Row / Text"])
    #expect(outline.controls.map(\.label) == ["Row"])
  }

  @Test("shows the placeholder of an empty list, if it has one", arguments: ["", "No rows."])
  func emptyList(placeholder: String) {
    #expect(
      lines(outline(list(0, placeholder: placeholder), firstRow: 3).items) == [placeholder].filter { !$0.isEmpty })
  }

  @Test(
    "shows a window of a long list, and asks for no other rows",
    arguments: [
      (0, 3, 0...2, "1–3 of 10"), (3, 3, 3...5, "4–6 of 10"), (8, 3, 8...9, "9–10 of 10"),
      (9, .max, 9...9, "10–10 of 10"),
      (50, 3, 9...9, "10–10 of 10"), (-5, 2, 0...1, "1–2 of 10"), (0, 0, 0...0, "1–1 of 10"),
      (0, -1, 0...0, "1–1 of 10"),
    ] as [(Int, Int, ClosedRange<Int>, String)]
  )
  func window(first: Int, limit: Int, rows: ClosedRange<Int>, page: String) {
    let outline = outline(list(10), firstRow: first, rowLimit: limit)
    #expect(asked.value == Array(rows))
    #expect(lines(outline.items).dropLast() == rows.map { "Row \($0) / More of \($0)" }[...])
    #expect(lines(outline.items).last == page)
  }

  @Test("doesn't page a list that is shown whole", arguments: [10, 11, Int.max])
  func whole(limit: Int) {
    #expect(outline(list(10), rowLimit: limit).items.count == 10)
  }

  @Test("shows the bottom screen of a navigation that isn't the screen's own")
  func innerNavigation() {
    let navigation = Element.Navigation(
      "Inner",
      path: .constant(["a"]),
      root: .text(.init("Bottom")),
      backLabel: "Back",
      destination: { _ in nil }
    )
    #expect(lines(outline(.column(.navigation(navigation))).items) == ["Bottom"])
  }
}
