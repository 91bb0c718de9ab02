import Domain
import Foundation

/// A value that is an object in JSON.
public protocol JSONObject: Encodable {
  /// Writes the fields of the object.
  func write(to values: inout KeyedEncodingContainer<JSONKey>) throws
}

extension JSONObject {
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: JSONKey.self)
    try write(to: &values)
  }
}

/// The name of a field in a JSON object.
public struct JSONKey: CodingKey, ExpressibleByStringLiteral {
  public let stringValue: String
  public var intValue: Int? { nil }

  public init(stringValue: String) {
    self.stringValue = stringValue
  }

  public init(stringLiteral: String) {
    stringValue = stringLiteral
  }

  public init?(intValue: Int) { nil }
}

extension Decoder {
  /// Reads an object's fields and makes an entity of them. An error names the field that is missing, has another type
  /// or breaks a rule of the entity.
  func item<Item>(_ make: (KeyedDecodingContainer<JSONKey>) throws -> Item) throws -> Item {
    let values = try container(keyedBy: JSONKey.self)
    do {
      return try make(values)
    } catch let invalid as InvalidField {
      let key = JSONKey(stringValue: invalid.name)
      throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "breaks a rule")
    } catch let invalid as ValidationError {
      let context = DecodingError.Context(
        codingPath: values.codingPath + invalid.problems.prefix(1).map { JSONKey(stringValue: $0.field) },
        debugDescription: "breaks a rule",
        underlyingError: invalid
      )
      throw DecodingError.dataCorrupted(context)
    }
  }
}

extension KeyedDecodingContainerProtocol where Self.Key == JSONKey {
  /// In an extension of the protocol, so that optional fields prefer the function below.
  func read<Value: Decodable>(_ key: JSONKey) throws -> Value {
    try decode(Fitting<Value>.self, forKey: key).value
  }
}

extension KeyedDecodingContainer<JSONKey> {
  /// Nil if the field is missing or `null`. Another type is an error here too.
  func read<Value: Decodable>(_ key: JSONKey) throws -> Value? {
    try decodeIfPresent(Fitting<Value>.self, forKey: key)?.value
  }

  func read<Value: Decodable>(_ key: JSONKey, default value: Value) throws -> Value {
    try read(key) ?? value
  }

  // A text always fits, and takes half the time by itself.
  func read(_ key: JSONKey) throws -> String { try decode(String.self, forKey: key) }
  func read(_ key: JSONKey) throws -> String? { try decodeIfPresent(String.self, forKey: key) }
  func read(_ key: JSONKey) throws -> Money { try decode(MoneyJSON.self, forKey: key).money }
  func read(_ key: JSONKey) throws -> Money? { try decodeIfPresent(MoneyJSON.self, forKey: key)?.money }
}

/// Each function leaves the field out if there is no value.
///
/// `JSONEncoder` is much faster with a text, a number, a Boolean or an object than with a value of any type.
extension KeyedEncodingContainer<JSONKey> {
  mutating func write(_ value: (some Encodable)?, _ key: JSONKey) throws { try encodeIfPresent(value, forKey: key) }
  mutating func write(_ text: String?, _ key: JSONKey) throws { try encodeIfPresent(text, forKey: key) }
  mutating func write(_ number: Int?, _ key: JSONKey) throws { try encodeIfPresent(number, forKey: key) }
  mutating func write(_ number: Double?, _ key: JSONKey) throws { try encodeIfPresent(number, forKey: key) }
  mutating func write(_ flag: Bool?, _ key: JSONKey) throws { try encodeIfPresent(flag, forKey: key) }

  mutating func write(_ texts: [String], _ key: JSONKey) throws {
    var list = nestedUnkeyedContainer(forKey: key)
    for text in texts { try list.encode(text) }
  }

  mutating func write(_ money: Money?, _ key: JSONKey) throws {
    guard let money else { return }
    var values = nestedContainer(keyedBy: JSONKey.self, forKey: key)
    try MoneyJSON(money).write(to: &values)
  }

  mutating func write(_ objects: [some JSONObject], _ key: JSONKey) throws {
    var list = nestedUnkeyedContainer(forKey: key)
    for object in objects {
      var values = list.nestedContainer(keyedBy: JSONKey.self)
      try object.write(to: &values)
    }
  }
}
