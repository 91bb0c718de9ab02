import Foundation

/// A decoder without a document: it records what a type decodes, and returns samples.
final class SchemaRecorder: Decoder {
  private(set) var schema = JSONSchema.object([])
  private var optional: Set<String> = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The values that every format accepts, with their schemas. The URL comes last, as it is decoded from a text.
  private static var samples: [(value: Any, schema: JSONSchema)] {
    [
      ("text", .string()), (true, .boolean), (1, .integer), (1.5, .number), (Decimal(1), .number),
      (Date(timeIntervalSince1970: 0), .string(format: "date-time")), (["text"], .array(.string())),
      (URL(string: "https://storefront.example") as Any, .string(format: "uri")),
    ]
  }

  /// A value of a type; its schema is recorded.
  func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
    for (sample, schema) in Self.samples {
      guard let value = sample as? Value else { continue }
      self.schema = schema
      return value
    }
    return try Value(from: self)
  }

  func recordOptional(_ name: String) {
    optional.insert(name)
  }

  func record(_ name: String, _ schema: JSONSchema) {
    guard case .object(let properties) = self.schema else { return }
    let isRequired = !optional.contains(name)
    self.schema = .object(properties + [JSONSchema.Property(name: name, schema: schema, isRequired: isRequired)])
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SchemaObject(recorder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw unsupported("an array of objects")
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SchemaValue(recorder: self)
  }

  func unsupported(_ what: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "no schema for \(what)"))
  }
}

/// Records the fields of an object.
private struct SchemaObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let recorder: SchemaRecorder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }

  /// `decodeIfPresent` calls this before it decodes; `decode` does not.
  func decodeNil(forKey key: Key) -> Bool {
    recorder.recordOptional(key.stringValue)
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let field = SchemaRecorder()
    let value = try field.sample(of: type)
    recorder.record(key.stringValue, field.schema)
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw recorder.unsupported("a nested container")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw recorder.unsupported("a nested array")
  }

  func superDecoder() -> any Decoder { recorder }
  func superDecoder(forKey key: Key) -> any Decoder { recorder }
}

/// Records a value that a wrapper type decodes.
private struct SchemaValue: SingleValueDecodingContainer {
  let recorder: SchemaRecorder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try recorder.sample(of: type)
  }
}
