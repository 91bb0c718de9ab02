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
    } catch DecodingError.keyNotFound(let key, _) {
      throw Problems("\(path) cannot be read: it has no `\(key.stringValue)`.")
    } catch {
      throw Problems("\(path) cannot be read: it is not the JSON that it should be.")
    }
  }
}
