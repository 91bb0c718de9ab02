import Foundation

extension Visitor {
  /// Opens the form of an item, and submits it with its hidden fields.
  func fill(_ path: String, _ fields: [String: String] = [:]) async throws -> Reply {
    let page = try await get(path)
    var fields = fields
    for name in ["key", "version"] where fields[name] == nil { fields[name] = Self.hidden(name, in: page) }
    return try await post(path, fields, token: token(of: page))
  }

  /// The value of a hidden field; nil if there is none.
  static func hidden(_ name: String, in page: Reply) -> String? {
    let pattern = try? Regex(#"type="hidden" name="\#(name)" value="([^"]*)""#, as: (Substring, Substring).self)
    return pattern.flatMap { page.text.firstMatch(of: $0) }.map { String($0.output.1) }
  }
}
