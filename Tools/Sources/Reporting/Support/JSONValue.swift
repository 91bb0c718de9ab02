/// A JSON value with its own formatting.
///
/// Reports are compared and committed, and the layout of `JSONEncoder` depends on the platform.
///
/// Source: RFC 8259.
enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The value on several lines, indented by two spaces, with sorted keys and a final line break.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += "\(value)"
    case .integer(let value): text += "\(value)"
    case .string(let value): text += Self.quoted(value)
    case .array(let values):
      Self.write(values, between: "[", and: "]", to: &text, indentation: indentation) { value, text, inner in
        value.write(to: &text, indentation: inner)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, between: "{", and: "}", to: &text, indentation: indentation) { member, text, inner in
        text += Self.quoted(member.key) + ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between start: String,
    and end: String,
    to text: inout String,
    indentation: String,
    writeElement: (Element, inout String, _ indentation: String) -> Void
  ) {
    text += start
    let inner = indentation + "  "
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
      writeElement(element, &text, inner)
    }
    text += elements.isEmpty ? end : "\n\(indentation)\(end)"
  }

  /// The quoted text, with control characters escaped, so that a report can be shown on a terminal.
  private static func quoted(_ text: String) -> String {
    let inner = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(inner)\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) {
    self = .string(value)
  }

  init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
