import Data
import Foundation

/// The shape of a JSON value, as OpenAPI describes it (JSON Schema, draft 2020-12).
public indirect enum JSONSchema: Equatable, Sendable {
  case string(format: String? = nil)
  case integer
  case number
  case boolean
  case array(JSONSchema)
  case object([Property])

  /// A field of an object.
  public struct Property: Equatable, Sendable {
    public let name: String
    public let schema: JSONSchema
    public let isRequired: Bool
  }
}

extension JSONSchema {
  /// The shape of what a type decodes.
  ///
  /// The type decodes itself from a decoder that records each field that is asked for and returns a sample of its type,
  /// so the schema cannot differ from the code.
  init<Value: Decodable>(of type: Value.Type) {
    let recorder = SchemaRecorder()
    _ = try? recorder.sample(of: type)
    self = recorder.schema
  }

  /// The schema of an object without some of its fields.
  func without(_ names: [String]) -> JSONSchema {
    guard case .object(let own) = self else { return self }
    return .object(own.filter { !names.contains($0.name) })
  }

  /// The schema of an object in which these fields have to be there, and the others may be missing.
  func requiring(_ names: [String]) -> JSONSchema {
    guard case .object(let own) = self else { return self }
    return .object(own.map { Property(name: $0.name, schema: $0.schema, isRequired: names.contains($0.name)) })
  }

  /// The schema of an object with further fields.
  func adding(_ properties: [Property]) -> JSONSchema {
    guard case .object(let own) = self else { return self }
    return .object(own + properties)
  }

  static let link = Property(name: "link", schema: .string(format: "uri"), isRequired: true)
  static let notice = Property(name: "notice", schema: .string(), isRequired: false)
}

extension JSONSchema: Encodable {
  private enum CodingKeys: CodingKey {
    case type, format, items, required, properties
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .string(let format):
      try values.encode("string", forKey: .type)
      try values.encodeIfPresent(format, forKey: .format)
    case .integer: try values.encode("integer", forKey: .type)
    case .number: try values.encode("number", forKey: .type)
    case .boolean: try values.encode("boolean", forKey: .type)
    case .array(let items):
      try values.encode("array", forKey: .type)
      try values.encode(items, forKey: .items)
    case .object(let properties):
      try values.encode("object", forKey: .type)
      try values.encode(properties.filter(\.isRequired).map(\.name), forKey: .required)
      var fields = values.nestedContainer(keyedBy: JSONKey.self, forKey: .properties)
      for property in properties { try fields.encode(property.schema, forKey: JSONKey(stringValue: property.name)) }
    }
  }
}
