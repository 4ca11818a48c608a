import EditorKit
import Testing

@MainActor @Suite("A slider")
struct SliderTests {
  /// What a number on a slider becomes.
  struct Move: Sendable, CustomTestStringConvertible {
    var from = 0.0
    var to = 1.0
    var step = 0.0
    var number: Double
    var position: Double
    var testDescription: String { "\(from)...\(to) by \(step): \(number) → \(position)" }
  }

  private func slider(_ from: Double, _ to: Double, step: Double = 0, value: Binding<Double> = .constant(0))
    -> Element.Slider
  {
    Element.Slider("Speed", value: value, from: from, to: to, step: step)
  }

  @Test("puts inverted bounds in order")
  func invertedBounds() {
    #expect(slider(0, 2).bounds == 0...2)
    #expect(slider(2, -1).bounds == -1...2)
  }

  @Test("takes a bound that isn't finite for 0", arguments: [Double.nan, .infinity, -.infinity])
  func infiniteBounds(bound: Double) {
    #expect(slider(bound, 2).bounds == 0...2)
    #expect(slider(-2, bound).bounds == -2...0)
    #expect(slider(bound, bound).bounds == 0...0)
  }

  @Test("is fixed, and can't be operated, where both bounds are equal")
  func fixed() {
    let slider = slider(2, 2, step: 0.5, value: .constant(7))
    #expect(slider.isFixed)
    #expect(slider.shownValue == 2)
    #expect(slider.position(nearestTo: 9) == 2)
    #expect(!Control.element(.slider(slider)).isEnabled)
    #expect(Control.element(.slider(self.slider(1, 2))).isEnabled)
  }

  @Test(
    "shows a value outside of the bounds at the nearest one, and never writes",
    arguments: [(-5.0, 1.0), (1.0, 1.0), (1.5, 1.5), (9.0, 2.0), (.infinity, 2.0), (-.infinity, 1.0), (.nan, 1.0)]
  )
  func shownValue(stored: Double, shown: Double) {
    let box = Box(stored)
    let slider = slider(1, 2, step: 0.25, value: box.binding)
    #expect(slider.shownValue == shown)
    #expect(box.writes.isEmpty)
  }

  @Test("shows a value between two positions as it is")
  func betweenPositions() {
    #expect(slider(0, 1, step: 0.1, value: .constant(0.123)).shownValue == 0.123)
  }

  @Test("takes a step that isn't a positive number for any position", arguments: [0, -0.1, Double.nan, .infinity])
  func noStep(step: Double) {
    let slider = slider(0, 1, step: step)
    #expect(slider.step == 0)
    #expect(slider.position(nearestTo: 0.123456) == 0.123456)
  }

  @Test(
    "moves to the nearest position",
    arguments: [
      Move(to: 0.94, step: 0.01, number: 0.94, position: 0.94),
      Move(to: 0.94, step: 0.01, number: 5, position: 0.94),
      Move(to: 0.94, step: 0.01, number: 0, position: 0),
      Move(to: 0.94, step: 0.01, number: -5, position: 0),
      Move(to: 0.94, step: 0.01, number: 0.07, position: 0.07),
      Move(to: 0.94, step: 0.01, number: 0.0749, position: 0.07),
      Move(to: 0.94, step: 0.01, number: 0.934, position: 0.93),
      Move(step: 0.3, number: 0, position: 0),
      Move(step: 0.3, number: 1, position: 1),
      Move(step: 0.3, number: 0.94, position: 0.9),
      Move(step: 0.3, number: 0.96, position: 1),
      Move(step: 0.3, number: 0.31, position: 0.3),
      Move(step: 3, number: 0.4, position: 0),
      Move(step: 3, number: 0.6, position: 1),
      Move(from: 0.05, to: 1, step: 0.1, number: 0.29, position: 0.25),
      Move(from: -1, to: 1, step: 0.1, number: 0.04, position: 0),
      Move(from: -1, to: 1, step: 0.1, number: -0.29, position: -0.3),
      Move(to: 1e9, step: 1, number: 123_456_789.4, position: 123_456_789),
      Move(number: .nan, position: 0),
      Move(step: 0.1, number: .infinity, position: 1),
    ]
  )
  func position(move: Move) {
    #expect(slider(move.from, move.to, step: move.step).position(nearestTo: move.number) == move.position)
  }

  @Test(
    "keeps steps that aren't short decimals",
    arguments: [
      Move(to: 1e-9, step: 1e-10, number: 3.2e-10, position: 3e-10),
      Move(to: 1e-7, step: 1.25e-8, number: 2.6e-8, position: 2.5e-8),
      Move(step: 1.0 / 3, number: 0.3, position: 1.0 / 3),
      Move(from: 1.0 / 3, step: 0.1, number: 0.3, position: 1.0 / 3),
      Move(from: 1.0 / 3, step: 0.1, number: 0.34, position: 1.0 / 3),
    ]
  )
  func oddSteps(move: Move) {
    #expect(slider(move.from, move.to, step: move.step).position(nearestTo: move.number) == move.position)
  }

  @Test(
    "goes to any position where the step is finer than numbers are",
    arguments: [
      Move(to: 1e10, step: 1e-300, number: 5, position: 5),
      Move(from: -1e308, to: 1e308, step: 1, number: 9e307, position: 9e307),
    ]
  )
  func finestSteps(move: Move) {
    #expect(slider(move.from, move.to, step: move.step).position(nearestTo: move.number) == move.position)
  }

  @Test("stays within its bounds wherever it goes", arguments: [0.1, 0.3, 0.07, 1.0 / 3, 2, 1e-12])
  func staysWithin(step: Double) {
    let slider = slider(-1.0 / 3, 2.0 / 3, step: step)
    let positions = (-50...50).map { slider.position(nearestTo: Double($0) / 40) }
    #expect(positions.allSatisfy { slider.bounds.contains($0) })
    #expect(positions == positions.sorted())
    #expect(positions.first == -1.0 / 3 && positions.last == 2.0 / 3)
  }

  @Test("moves as one step of undo")
  func moves() {
    let box = Box(0.0)
    let events = Box<[String]>([])
    var slider = slider(0, 1, step: 0.1, value: box.binding)
    slider.onEditingChanged = { events.value.append("\($0) \(box.value)") }
    slider.move(to: 0.52)
    #expect(box.writes == [0.5])
    #expect(events.value == ["true 0.0", "false 0.5"])
  }
}
