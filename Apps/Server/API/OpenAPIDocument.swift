import Composition
import Foundation
import Presentation

/// The API's description in OpenAPI 3.1: `openapi.json`, with the paths and schemas of what that file lacks.
struct OpenAPIDocument {
  let bytes: [UInt8]

  /// - Throws: An error if a part of the document is not valid JSON.
  init(_ useCases: DIContainer) throws {
    let templates = try Templates()
    var document = try Self.json(Data(PackageResources.openapi_json))
    let known = (document as? [String: Any])?["paths"] as? [String: Any] ?? [:]
    if useCases.hasAccounts {
      document = Self.merge(document, try Self.json(Data(PackageResources.openapi_account_json)))
      document = Self.merge(document, try Self.json(Data(PackageResources.openapi_favourites_json)))
      document = Self.merge(document, try Self.schema(FavouriteAPI.itemIDSchema, named: "FavouriteItemID"))
    }
    let written = (document as? [String: Any])?["components"] as? [String: Any]
    let taken = Set((written?["schemas"] as? [String: Any] ?? [:]).keys)
    for api in useCases.editableAPIs where useCases.hasAccounts {
      let text = try Self.text(of: api.reading, templates, "openapi-editable", values: api.valuesSchema, besides: taken)
      document = Self.merge(document, try Self.json(Data(text.utf8)))
    }
    for api in useCases.apis where known["/\(api.feature.name)/{id}"] == nil {
      document = Self.merge(document, try Self.json(Data(Self.text(of: api, templates, besides: taken).utf8)))
    }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    bytes = Array(try JSONSerialization.data(withJSONObject: document, options: options))
  }

  private static func text(
    of api: FeatureAPI,
    _ templates: Templates,
    _ template: String = "openapi",
    values: JSONSchema? = nil,
    besides taken: Set<String>
  ) throws -> String {
    let item = schemaName(of: api.feature.itemName, besides: taken)
    let items = schemaName(of: api.feature.name, besides: taken)
    let texts: TemplateValues = [
      "feature": .text(api.feature.name),
      "filter": .text(api.feature.filter?.parameter),
      "item": .text(item),
      "items": .text(items),
      "list": .text(api.listName),
      "schema": .text(String(decoding: try JSONEncoder.api.encode(api.schema), as: UTF8.self)),
      "values": .text(String(decoding: try JSONEncoder.api.encode(values), as: UTF8.self)),
    ]
    return templates.render(template, texts)
  }

  /// A feature may be called as a schema of the written documents is, such as `Total`.
  static func schemaName(of name: String, besides taken: Set<String>) -> String {
    taken.contains(name.pascalCase) ? name.pascalCase + "Feature" : name.pascalCase
  }

  /// A document with nothing but a schema.
  private static func schema(_ schema: JSONSchema, named name: String) throws -> Any {
    ["components": ["schemas": [name: try json(JSONEncoder.api.encode(schema))]]]
  }

  private static func json(_ data: Data) throws -> Any {
    try JSONSerialization.jsonObject(with: data)
  }

  private static func merge(_ old: Any, _ new: Any) -> Any {
    switch (old, new) {
    case (let old as [String: Any], let new as [String: Any]): old.merging(new, uniquingKeysWith: merge)
    case (let old as [Any], let new as [Any]): old + new
    default: old
    }
  }
}

extension String {
  /// `GiftCard` for `gift-card`.
  fileprivate var pascalCase: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
