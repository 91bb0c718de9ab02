import Model

extension String {
  /// The text with control characters escaped as in Swift.
  var escapingControls: String {
    // Fast path: most lines are plain, and looking up a property of each scalar is slow.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return replacingScalars { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
      }
    }
  }

  /// The text with other texts in place of some scalars; those without one stay.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = replacement(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension String {
  /// The text escaped for XML or HTML, in content or attributes.
  ///
  /// Characters that XML 1.0 does not allow are removed, because they cannot be escaped.
  ///
  /// Source: "Extensible Markup Language (XML) 1.0 (Fifth Edition)", sections 2.2 and 2.4.
  var markupEscaped: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": nil
      case "\u{FFFE}", "\u{FFFF}": ""
      default: scalar.isControl ? "" : nil
      }
    }
  }
}

extension String {
  /// Replaces each run of line breaks with a space, for formats with one entry per line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension String {
  /// The path as part of a URI.
  ///
  /// Percent-encodes all but the unreserved characters of RFC 3986, `/`, and `+` and `@`, which are common in the names
  /// of Swift files and images and safe in a path.
  var percentEncodedPath: String {
    utf8.reduce(into: "") { text, byte in
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/", "+", "@":
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension Int {
  /// The number and a noun, with an `s` for the plural.
  func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
