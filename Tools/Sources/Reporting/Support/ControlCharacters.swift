extension Unicode.Scalar {
  /// Whether a terminal or an editor acts on the scalar instead of showing it.
  ///
  /// That is so of the control characters, of the line and paragraph separators, and of the marks that change the
  /// direction of text, with which a line can be made to read otherwise than a compiler reads it.
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
  /// The text on one line, with each control character written the way Swift escapes it.
  var escapingControls: String {
    // Most lines of most sources are plain, and to look up a property of each scalar costs more than all else.
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
