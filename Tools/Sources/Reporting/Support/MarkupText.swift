extension String {
  /// The text escaped for XML or HTML, in content or attributes.
  ///
  /// Characters that XML 1.0 does not allow are removed, because they cannot be escaped.
  ///
  /// Source: "Extensible Markup Language (XML) 1.0 (Fifth Edition)", sections 2.2 and 2.4.
  var markupEscaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": break
      case _ where scalar.isControl: break
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
