/// The colours of a group of nodes.
///
/// The golden angle spreads any number of colours over the colour circle, those of neighbours far apart.
struct GroupColor {
  private let hue: Double

  /// - Parameter index: The group's place in the drawing.
  init(_ index: Int) {
    hue = (210 + Double(index) * 137.508).truncatingRemainder(dividingBy: 360)
  }

  var light: (fill: String, stroke: String) {
    (hex(saturation: 0.85, lightness: 0.93), hex(saturation: 0.8, lightness: 0.33))
  }

  var dark: (fill: String, stroke: String) {
    (hex(saturation: 0.5, lightness: 0.16), hex(saturation: 0.75, lightness: 0.66))
  }

  /// Source: W3C, "CSS Color Module Level 4", "Converting HSL Colors to sRGB".
  private func hex(saturation: Double, lightness: Double) -> String {
    let bytes = [0.0, 8, 4].map { offset in
      let twelfth = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let distance = max(-1, min(twelfth - 3, 9 - twelfth, 1))
      return Int((255 * (lightness - saturation * min(lightness, 1 - lightness) * distance)).rounded())
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
