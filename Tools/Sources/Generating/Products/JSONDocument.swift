import Foundation

/// Encodes reports and records, and decodes records.
public enum JSONDocument {
  /// The version of the format of all records; a greater one means that older tools misread them.
  static let format = 1

  /// The value as JSON with sorted keys and a final line break. It has only strings, flags and numbers.
  public static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// - Throws: ``Problems`` with the file and the error's location in it, or if a newer tool wrote it.
  static func value<Value: Decodable>(_ type: Value.Type, from data: Data, path: String) throws(Problems) -> Value {
    if let format = (try? JSONDecoder().decode(Head.self, from: data))?.format, format > Self.format {
      throw Problems(
        """
        cannot read \(path): its format \(format) is newer than this tool, which knows format \(Self.format); run the tool \
        that came with it: `Tools/inward`.
        """
      )
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw Problems("cannot read \(path): \(error.sentence).")
    } catch {
      throw Problems("cannot read \(path): it is not valid JSON.")
    }
  }

  private struct Head: Decodable {
    let format: Int?
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
