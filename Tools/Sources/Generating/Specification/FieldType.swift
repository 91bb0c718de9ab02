/// What a field of a feature holds.
public struct FieldType: Hashable, Sendable, CustomStringConvertible {
  public enum Value: String, CaseIterable, Sendable {
    case text = "String"
    case integer = "Int"
    case double = "Double"
    case decimal = "Decimal"
    case flag = "Bool"
    case date = "Date"
    case address = "URL"
    case texts = "[String]"
  }

  public let value: Value

  /// Whether the field may be missing; a list is never missing, but empty.
  public let isOptional: Bool

  init(_ value: Value, isOptional: Bool = false) {
    self.value = value
    self.isOptional = isOptional
  }

  /// As Swift writes it: `String`, `Date?`, `[String]`.
  public init?(_ text: String) {
    let isOptional = text.hasSuffix("?")
    guard let value = Value(rawValue: isOptional ? String(text.dropLast()) : text) else { return nil }
    if value == .texts, isOptional { return nil }
    self.init(value, isOptional: isOptional)
  }

  public var description: String { value.rawValue + (isOptional ? "?" : "") }

  /// All that there are, as Swift writes them.
  static let all = Value.allCases.flatMap { value in
    value == .texts ? [FieldType(value)] : [FieldType(value), FieldType(value, isOptional: true)]
  }
}

extension FieldType: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let type = FieldType(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no type of a field")
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
