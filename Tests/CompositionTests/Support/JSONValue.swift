import Composition
import Foundation
import Presentation

/// Any JSON value.
enum JSONValue: Decodable, Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  init(_ document: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: document)
  }

  init(_ response: JSONResponse) throws {
    try self.init(response.data())
  }

  /// The fields of an object.
  var fields: [String: JSONValue] {
    if case .object(let fields) = self { fields } else { [:] }
  }

  /// The text of a string or an integer.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { String($0) }
    case .bool, .array, .object: nil
    }
  }

  /// The items of a list: the only array of its document.
  var items: [JSONValue] {
    let arrays = fields.values.compactMap { if case .array(let items) = $0 { items } else { nil } }
    return arrays.count == 1 ? arrays[0] : []
  }

  /// A list's document in one line: `1 2 of 23, skip 0, limit 2, page 1, hasMore true`.
  var summary: String {
    let ids = items.map { $0.fields["id"]?.text ?? "?" }.joined(separator: " ")
    let total = fields["total"] ?? fields["totalResults"]
    let numbers = ["skip", "limit", "page"].map { "\($0) \(fields[$0]?.text ?? "?")" }.joined(separator: ", ")
    let hasMore = if case .bool(let hasMore) = fields["hasMore"] { "\(hasMore)" } else { "?" }
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
