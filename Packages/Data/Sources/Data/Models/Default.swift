/// A value to use where a document leaves a field out or says `null`.
public protocol DefaultValue: Sendable {
  associatedtype Value: Codable & Hashable & Sendable
  static var value: Value { get }
}

/// A field that may be missing.
///
///     @Default<EmptyString> var brand: String
///
/// A field that is there and holds the wrong type is still an error: tolerance is for what is absent, not for what is
/// broken.
@propertyWrapper
public struct Default<Source: DefaultValue>: Codable, Hashable, Sendable {
  public var wrappedValue: Source.Value

  public init(wrappedValue: Source.Value = Source.value) {
    self.wrappedValue = wrappedValue
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? Source.value : try Fitting<Source.Value>(from: decoder).value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// The overload that synthesised `Decodable` conformances call for a wrapped field; it is what lets the key be absent.
  public func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
    try decodeIfPresent(type, forKey: key) ?? Default()
  }
}
