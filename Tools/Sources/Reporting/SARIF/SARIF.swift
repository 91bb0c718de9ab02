import Model

/// Builds objects of a SARIF log.
enum SARIF {
  /// A `message` or `multiformatMessageString` object with literal text.
  ///
  /// Braces are placeholders unless doubled (section 3.11.5), and `[text](target)` is a link unless the closing bracket
  /// is escaped (section 3.11.6).
  static func message(_ text: String) -> JSONValue {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "{": escaped += "{{"
      case "}": escaped += "}}"
      case "(" where escaped.hasSuffix("]"): escaped = escaped.dropLast() + "\\]("
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return ["text": .string(escaped)]
  }

  /// An `artifactLocation` object, relative to the repository's root unless the path is absolute.
  static func artifact(_ path: String) -> JSONValue {
    path.hasPrefix("/")
      ? ["uri": .string("file://" + path.percentEncodedPath)]
      : ["uri": .string(path.percentEncodedPath), "uriBaseId": "%SRCROOT%"]
  }

  /// A `region` object.
  ///
  /// - Parameters:
  ///   - length: In UTF-8 bytes, or `nil` for a position without an extent.
  ///   - line: The source line, or `nil` if it cannot be read, in which case columns cannot be converted.
  static func region(at position: SourcePosition, length: Int?, line: String?) -> JSONValue {
    var region: [String: JSONValue] = ["startLine": .integer(max(position.line, 1))]
    guard let line else { return .object(region) }
    let columns = UTF16Columns(line: line, column: position.column, length: length ?? 1)
    region["startColumn"] = .integer(columns.start)
    if length != nil { region["endColumn"] = .integer(columns.end) }
    return .object(region)
  }
}
