public import Foundation

extension JSONDecoder {
  /// Decodes the wire formats. Their dates are RFC 3339, with or without fractions of a second.
  public static var storefront: JSONDecoder {
    let decoder = JSONDecoder()
    // Foundation's own strategy for these dates reports a wrong one without the place where it stands.
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
        if let date = try? style.parse(text) { return date }
      }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date: \(text)")
    }
    return decoder
  }
}

extension JSONEncoder {
  /// Encodes the wire formats, with their keys in a stable order.
  public static var storefront: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
