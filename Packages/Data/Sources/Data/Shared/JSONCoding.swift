public import Foundation

extension JSONDecoder {
  /// Decodes the wire formats. Dates are RFC 3339, with or without fractions of a second.
  ///
  /// It is shared, as making one takes longer than decoding a small item. Its settings must not be changed.
  public static let storefront: JSONDecoder = {
    let decoder = JSONDecoder()
    // Foundation's own strategy for these dates does not name the field of an invalid one.
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
        if let date = try? style.parse(text) { return date }
      }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date: \(text)")
    }
    return decoder
  }()
}

extension JSONEncoder {
  /// Encodes the wire formats. Keys are sorted, and dates are RFC 3339 in UTC.
  ///
  /// It is shared; its settings must not be changed.
  public static let storefront: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
