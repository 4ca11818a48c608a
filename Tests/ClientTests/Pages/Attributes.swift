import EditorKit

/// A recording of a concert.
struct Concert {
  var length = 30.0
  var gain = 0.0
  var fadeOut = 0.5

  static var attributes: [Attribute<Concert>] {
    [
      Attribute("Gain", \.gain, in: -24...24, default: 0, step: 0.5, unit: "dB"),
      Attribute("Fade Out", \.fadeOut, in: 0...30, default: 0.5, step: 0.1, unit: "s", atMost: \.length),
    ]
  }
}
