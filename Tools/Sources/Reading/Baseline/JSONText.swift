/// JSON that is written by hand, so that its order and its lines are the same on every platform.
indirect enum JSONText {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONText])
  case object([(key: String, value: JSONText)])
}

extension JSONText {
  /// The text on one line.
  var compact: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let elements): "[\(elements.map(\.compact).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value.compact)" }.joined(separator: ", "))}"
    }
  }

  /// The text on as many lines as it takes to keep most of them under the limit of 120 columns.
  func pretty(indent: Int = 0) -> String {
    let compact = compact
    if compact.utf8.count + indent <= 100 { return compact }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .list(let elements):
      let lines = elements.map { inner + $0.pretty(indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.pretty(indent: indent + 2))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .text, .number, .flag: return compact
    }
  }

  /// The text in double quotes, as both JSON and YAML read it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      // What YAML takes for a control character, a line's end or a byte order mark.
      case "\0"..." ", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        if scalar == " " { quoted += " " } else { quoted += escaped(scalar) }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
