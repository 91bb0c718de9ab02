public import Domain
public import Foundation

/// The JSON form of an item that people change: its identifier, its version, and what they enter, as one object.
public protocol EditableJSON: ItemJSON where Item: EditableEntity, Query == KeywordQuery {
  /// Reads what a person enters. A missing text is an empty one, so that the rules of the values judge it.
  ///
  /// - Throws: ``Domain/ValidationError`` if a rule is broken, or `DecodingError` if a field has another type.
  static func values(from fields: KeyedDecodingContainer<JSONKey>) throws -> Item.Values

  static func write(_ values: Item.Values, to fields: inout KeyedEncodingContainer<JSONKey>) throws

  /// Sorts as lists do, byte by byte; items with the same key are sorted by identifier.
  static func sortKey(of values: Item.Values) -> String

  /// The text that a search looks at.
  static func searchText(of values: Item.Values) -> String
}

extension EditableJSON {
  /// What a person enters, from the body of a request.
  ///
  /// - Throws: ``Domain/ValidationError`` if a rule is broken.
  /// - Returns: Nil if the body is no JSON object with fields of the right types.
  public static func values(from body: Data) throws(ValidationError) -> Item.Values? {
    do {
      return try JSONDecoder.storefront.decode(ValuesJSON<Self>.self, from: body).values
    } catch DecodingError.dataCorrupted(let context) {
      guard let invalid = context.underlyingError as? ValidationError else { return nil }
      throw invalid
    } catch {
      return nil
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init(
      try decoder.item { fields in
        try Item(id: fields.read("id"), version: fields.read("version"), values: Self.values(from: fields))
      }
    )
  }

  public func write(to fields: inout KeyedEncodingContainer<JSONKey>) throws {
    try fields.write(item.id, "id")
    try fields.write(item.version, "version")
    try Self.write(item.values, to: &fields)
  }
}
