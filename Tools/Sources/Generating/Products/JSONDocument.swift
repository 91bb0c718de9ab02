import Foundation

/// Encodes and decodes records.
enum JSONDocument {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Records contain only strings, so encoding cannot fail.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// - Throws: ``Problems`` with the file and the error's location in it.
  static func value<Value: Decodable>(_ type: Value.Type, from data: Data, path: String) throws(Problems) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw Problems("cannot read \(path): \(error.sentence).")
    } catch {
      throw Problems("cannot read \(path): it is not valid JSON.")
    }
  }
}

extension DecodingError {
  /// The error and its location, without a period.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, _): return "the key `\(key.stringValue)` is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? "it is not valid JSON" : "the value of `\(path)` is invalid"
    @unknown default: return "it is not valid JSON"
    }
  }
}
