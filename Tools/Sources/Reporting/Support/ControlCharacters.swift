extension Unicode.Scalar {
  /// Whether a terminal or editor interprets the scalar instead of showing it.
  ///
  /// These are control characters, line and paragraph separators, and marks that change the text direction, which can
  /// make a line look different from what the compiler reads.
  ///
  /// Source: Unicode Standard Annex #9, table 4, and Boucher and Anderson, "Trojan Source" (2021).
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

extension String {
  /// The text with control characters escaped as in Swift.
  var escapingControls: String {
    // Fast path: most lines are plain, and looking up a property of each scalar is slow.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
