import Composition
import Foundation
import TestSupport

@testable import Server

/// The OpenAPI document that the server serves.
struct APIDescription: Sendable {
  struct Operation: Sendable {
    let path: String
    let parameters: [JSONValue]
    let responses: [String: JSONValue]
  }

  private let document: JSONValue

  init() throws {
    let bytes = try OpenAPIDocument(DIContainer.mock()).bytes
    document = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  var version: String? { document["openapi"]?.string }

  /// The paths whose items can be read with a token only. They have tests of their own.
  var personalPaths: Set<String> { Set(reads.filter { $0.value["get"]?["security"] != nil }.keys) }

  private var reads: [String: JSONValue] {
    (document["paths"]?.object ?? [:]).filter { $0.value["get"] != nil }
  }

  var operations: [Operation] {
    let open = reads.filter { $0.value["get"]?["security"] == nil }
    return open.sorted { $0.key < $1.key }.map { path, item in
      Operation(
        path: path,
        parameters: (item["get"]?["parameters"]?.array ?? []).map(resolved),
        responses: (item["get"]?["responses"]?.object ?? [:]).mapValues(resolved)
      )
    }
  }

  /// The responses to a method, by status; nil if the document does not describe it.
  func responses(to method: String, _ path: String) -> [String: JSONValue]? {
    document["paths"]?[path]?[method]?["responses"]?.object.mapValues(resolved)
  }

  static let paths = (try? APIDescription())?.operations.map(\.path) ?? []

  func operation(_ path: String) -> Operation? { operations.first { $0.path == path } }

  /// All `$ref` of the document.
  var references: [JSONValue] { Self.references(in: document) }

  private static func references(in value: JSONValue) -> [JSONValue] {
    (value["$ref"] == nil ? [] : [value]) + (value.array + value.object.values).flatMap { references(in: $0) }
  }

  /// What a value refers to with `$ref`, or the value itself.
  func resolved(_ value: JSONValue) -> JSONValue {
    guard let reference = value["$ref"]?.string else { return value }
    return reference.split(separator: "/").dropFirst().reduce(document) { $0[String($1)] ?? .null }
  }

  /// All keys of an object in a schema, with those from `allOf`.
  func properties(of schema: JSONValue) -> [String: JSONValue] {
    let schema = resolved(schema)
    return (schema["allOf"]?.array ?? []).map { properties(of: $0) }
      .reduce(schema["properties"]?.object ?? [:]) { $0.merging($1) { first, _ in first } }
  }

  /// How a value differs from a schema, each time with a place and a reason. Keys that the schema lacks count.
  func violations(of schema: JSONValue, in value: JSONValue, at place: String = "$") -> [String] {
    shapeViolations(of: schema, in: value, at: place) + unknownKeys(schema, value, place)
  }

  private func unknownKeys(_ schema: JSONValue, _ value: JSONValue, _ place: String) -> [String] {
    let known = properties(of: schema)
    // The schema of this document itself leaves the rest open.
    guard !known.isEmpty, known["openapi"] == nil else { return [] }
    return value.object.keys.filter { known[$0] == nil }.map { "\(place).\($0) is not described" }
  }

  private func shapeViolations(of schema: JSONValue, in value: JSONValue, at place: String) -> [String] {
    var found: [String] = []
    for (keyword, rule) in resolved(schema).object {
      switch keyword {
      case "description", "default", "format": continue
      case "type":
        let fits = rule.string == value.typeName || rule.string == "number" && value.typeName == "integer"
        if !fits { found.append("\(place) is no \(rule)") }
      case "const": if value != rule { found.append("\(place) is not \(rule)") }
      case "enum": if !rule.array.contains(value) { found.append("\(place) is none of \(rule)") }
      case "minimum", "maximum", "exclusiveMaximum":
        if let number = value.number, let bound = rule.number, !isWithin(keyword, bound, number) {
          found.append("\(place) is \(number), and \(keyword) is \(bound)")
        }
      case "maxItems": if Double(value.array.count) > rule.number ?? 0 { found.append("\(place) has too many") }
      case "required":
        found += rule.array.compactMap(\.string).filter { value[$0] == nil }.map { "\(place).\($0) is missing" }
      case "properties":
        for (key, schema) in rule.object {
          if let value = value[key] { found += violations(of: schema, in: value, at: "\(place).\(key)") }
        }
      case "items":
        for (index, item) in value.array.enumerated() {
          found += violations(of: rule, in: item, at: "\(place)[\(index)]")
        }
      case "allOf": found += rule.array.flatMap { shapeViolations(of: $0, in: value, at: place) }
      default: found.append("\(place): the test does not know “\(keyword)”")
      }
    }
    return found
  }

  private func isWithin(_ keyword: String, _ bound: Double, _ number: Double) -> Bool {
    switch keyword {
    case "minimum": number >= bound
    case "maximum": number <= bound
    default: number < bound
    }
  }
}
