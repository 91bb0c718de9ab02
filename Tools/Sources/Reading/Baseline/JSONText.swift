/// JSON with a fixed order and layout on every platform.
indirect enum JSONText {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONText])
  case object([(key: String, value: JSONText)])
}

extension JSONText {
  /// On one line.
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

  /// On several lines if needed to stay below 120 columns.
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

  /// The text in double quotes, valid in both JSON and YAML.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      // Characters that YAML treats as control characters, line breaks or byte order marks.
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
