/// Any JSON.
package enum JSONValue: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package subscript(key: String) -> JSONValue? { object[key] }

  package var object: [String: JSONValue] {
    if case .object(let object) = self { object } else { [:] }
  }

  package var array: [JSONValue] {
    if case .array(let array) = self { array } else { [] }
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The name of its type in JSON Schema.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number.rounded() == number ? "integer" : "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
