/// Any JSON.
public enum JSONValue: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public init(from decoder: any Decoder) throws {
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

  public subscript(key: String) -> JSONValue? { object[key] }

  public var object: [String: JSONValue] {
    if case .object(let object) = self { object } else { [:] }
  }

  public var array: [JSONValue] {
    if case .array(let array) = self { array } else { [] }
  }

  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The name of its type in JSON Schema.
  public var typeName: String {
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
