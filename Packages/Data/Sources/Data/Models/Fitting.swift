import Foundation

/// A value whose field is named where it does not fit its type.
///
/// Foundation reports `1.5` for an `Int`, or `1e999` for any number, as a document that is no JSON at all, and says
/// nothing of the place.
struct Fitting<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      value = try container.decode(Value.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: String(describing: error))
    }
  }
}

extension KeyedDecodingContainer {
  /// The overload that synthesised `Decodable` conformances in this module call for a whole number.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decode(Fitting<Int>.self, forKey: key).value
  }

  /// The same for a decimal number.
  func decode(_ type: Decimal.Type, forKey key: Key) throws -> Decimal {
    try decode(Fitting<Decimal>.self, forKey: key).value
  }

  /// The same for a number in binary floating point.
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decode(Fitting<Double>.self, forKey: key).value
  }

  /// The same for a whole number that may be missing.
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try decodeIfPresent(Fitting<Int>.self, forKey: key)?.value
  }

  /// The same for a decimal number that may be missing.
  func decodeIfPresent(_ type: Decimal.Type, forKey key: Key) throws -> Decimal? {
    try decodeIfPresent(Fitting<Decimal>.self, forKey: key)?.value
  }

  /// The same for a number in binary floating point that may be missing.
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try decodeIfPresent(Fitting<Double>.self, forKey: key)?.value
  }
}
