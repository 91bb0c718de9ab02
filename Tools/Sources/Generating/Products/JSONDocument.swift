import Foundation

/// How records are written and read.
enum JSONDocument {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Records are made of texts alone, which can always be written.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// - Throws: ``Problems`` that name the file.
  static func value<Value: Decodable>(_ type: Value.Type, from data: Data, path: String) throws(Problems) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw Problems("\(path) cannot be read: \(error.sentence).")
    } catch {
      throw Problems("\(path) cannot be read: it is not the JSON that it should be.")
    }
  }
}

extension DecodingError {
  /// What does not fit, and where.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, _): return "it has no `\(key.stringValue)`"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? "it is no JSON" : "`\(path)` does not fit"
    @unknown default: return "it is not the JSON that it should be"
    }
  }
}
