/// A JSON value with its own layouts.
///
/// Reports and files are compared and committed, and the layout of `JSONEncoder` depends on the platform.
///
/// Source: RFC 8259.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  /// The members in their order in the text.
  case object(Members)

  public typealias Members = [(key: String, value: JSONValue)]

  /// An object with sorted keys.
  public init(_ members: [String: JSONValue]) {
    self = .object(members.sortedByKey())
  }

  /// The value on several lines, indented by two spaces, with a final line break.
  public var text: String { lines() + "\n" }

  /// The value on one line, with a space or nothing after each `:` and `,`.
  public func line(space: String = " ") -> String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map { $0.line(space: space) }.joined(separator: "," + space) + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.key) + ":" + space + $0.value.line(space: space) }.joined(separator: "," + space)
        + "}"
    }
  }

  /// The value on several lines, indented by two spaces. Arrays and objects that fit in the width are on one line.
  public func lines(width: Int = 0, indentation: String = "") -> String {
    if width > 0 {
      let line = line()
      if line.utf8.count + indentation.utf8.count <= width { return line }
    }
    let inner = indentation + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      return "[\n" + Self.joined(values.map { $0.lines(width: width, indentation: inner) }, inner) + indentation + "]"
    case .object(let members) where !members.isEmpty:
      let parts = members.map { Self.quoted($0.key) + ": " + $0.value.lines(width: width, indentation: inner) }
      return "{\n" + Self.joined(parts, inner) + indentation + "}"
    default: return line()
    }
  }

  private static func joined(_ parts: [String], _ indentation: String) -> String {
    indentation + parts.joined(separator: ",\n" + indentation) + "\n"
  }

  /// The text in double quotes, valid in both JSON and YAML. What a terminal, an editor or YAML interprets is escaped.
  public static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"\(text)\""
    }
    let inner = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      // Spaces, byte order marks and what is no character for YAML.
      case "\u{A0}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": text += escaped(scalar)
      case _ where scalar.isControl: text += escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(inner)\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }

  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// The keys are sorted.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(Dictionary(elements) { _, last in last })
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or editor interprets the scalar instead of showing it.
  ///
  /// These are control characters, line and paragraph separators, and marks that change the text direction, which can
  /// make a line look different from what the compiler reads.
  ///
  /// Source: Unicode Standard Annex #9, table 4, and Boucher and Anderson, "Trojan Source" (2021).
  public var isControl: Bool {
    // Looking up a property is slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
