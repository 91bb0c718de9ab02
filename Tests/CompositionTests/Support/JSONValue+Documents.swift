import Composition
import Foundation
import Presentation
import TestSupport

extension JSONValue {
  init(_ document: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: document)
  }

  init(_ response: JSONResponse) throws {
    try self.init(response.data())
  }

  /// The text of a string or an integer.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { String($0) }
    case .null, .bool, .array, .object: nil
    }
  }

  /// The items of a list: the only array of its document.
  var items: [JSONValue] {
    let arrays = object.values.compactMap { if case .array(let items) = $0 { items } else { nil } }
    return arrays.count == 1 ? arrays[0] : []
  }

  /// A list's document in one line: `1 2 of 23, skip 0, limit 2, page 1, hasMore true`.
  var summary: String {
    let ids = items.map { $0["id"]?.text ?? "?" }.joined(separator: " ")
    let total = self["total"] ?? self["totalResults"]
    let numbers = ["skip", "limit", "page"].map { "\($0) \(self[$0]?.text ?? "?")" }.joined(separator: ", ")
    let hasMore = if case .bool(let hasMore) = self["hasMore"] { "\(hasMore)" } else { "?" }
    return "\(ids) of \(total?.text ?? "?"), \(numbers), hasMore \(hasMore)"
  }
}

extension FeatureAPI {
  func list(_ request: ListRequest) async throws -> JSONValue {
    try JSONValue(await list(request, Localization()))
  }

  func item(_ id: String) async throws -> JSONValue {
    try JSONValue(await item(id: id, Localization()))
  }
}
