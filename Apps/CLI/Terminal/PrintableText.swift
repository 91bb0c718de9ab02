/// Text from outside, made safe for a terminal.
enum PrintableText {
  /// Replaces control characters, which could move the cursor or run a terminal's commands, and marks that change the
  /// direction of the text after them.
  static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      clean.append(isHarmful(scalar) ? " " : scalar)
    }
    return String(clean)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029: true
    default: false
    }
  }
}
