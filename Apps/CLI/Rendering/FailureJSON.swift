import Foundation

/// What `--json` prints if a command fails: `{"error":{"code":"notFound","message":"…"}}`.
enum FailureJSON {
  static func line(code: String, message: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(["error": ["code": code, "message": message]]), as: UTF8.self)
  }
}
