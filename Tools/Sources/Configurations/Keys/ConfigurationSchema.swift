import Model

/// The JSON Schema of the configuration, for completion and checks in editors.
///
/// Draft 7 is the newest version that the YAML support of common editors fully implements.
/// Source: https://json-schema.org/draft-07/json-schema-release-notes
public enum ConfigurationSchema {
  /// The contents of `docs/inward.schema.json`.
  public static var text: String {
    let root: JSONValue.Members = [
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "inward.yml"),
      ("description", "The architecture of a Swift repository, as `inward` checks it."),
    ]
    let definitions: JSONValue.Members = [("texts", texts), ("switch", onOrOff)]
    let sections: JSONValue.Members = ConfigurationSection.root.descendants.map { ($0.name, .object(members(of: $0))) }
    let all = root + members(of: .root) + [("definitions", .object(definitions + sections))]
    return JSONValue.object(all).lines(width: 100) + "\n"
  }

  private static func members(of section: ConfigurationSection) -> JSONValue.Members {
    let required = section.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    // Each of the two counts for values of its own kind.
    let isNotEmpty: JSONValue = ["minItems": .integer(1), "minProperties": .integer(1)]
    let choices = section.needsOneOf.map { name in
      JSONValue.object([("required", [.string(name)]), ("properties", .object([(name, isNotEmpty)]))])
    }
    var members: JSONValue.Members = [("type", "object"), ("additionalProperties", .bool(false))]
    if !required.isEmpty { members.append(("required", .array(required))) }
    if !choices.isEmpty { members.append(("anyOf", .array(choices))) }
    members.append(("properties", .object(section.keys.map { ($0.name, property($0)) })))
    return members
  }

  private static func property(_ key: ConfigurationKey) -> JSONValue {
    // Draft 7 ignores a description next to `$ref`, so the reference is in an `allOf`.
    let isList = if case .texts = key.shape { true } else { false }
    let count: JSONValue.Members = isList && key.isRequired ? [("minItems", .integer(1))] : []
    return .object([("description", .string(key.summary))] + members(of: key.shape) + count)
  }

  private static func members(of shape: ConfigurationKey.Shape) -> JSONValue.Members {
    switch shape {
    case .version: [("enum", [.integer(1), "1"])]
    case .name: [("type", "string"), ("pattern", .string(ShapeChecker.namePattern))]
    case .mode: [("type", ["number", "string"]), ("pattern", .string(ShapeChecker.modePattern))]
    case .texts(let allowed) where allowed.isEmpty: [("allOf", [reference(to: "texts")])]
    case .texts(let allowed): one(orListOf: .object([("enum", .array(allowed.map(JSONValue.string)))]))
    case .section(let section): [("allOf", [reference(to: section.name)])]
    case .named(let section):
      [("type", "object"), ("minProperties", .integer(1)), ("additionalProperties", reference(to: section.name))]
    case .sections(let section): [("type", "array"), ("items", reference(to: section.name))]
    case .switches: [("type", "object"), ("additionalProperties", reference(to: "switch"))]
    }
  }

  private static func reference(to name: String) -> JSONValue {
    .object([("$ref", "#/definitions/\(name)")])
  }

  private static var texts: JSONValue {
    // A name without quotation marks may look like a number.
    let text = JSONValue.object([("type", ["string", "number", "boolean"]), ("minLength", .integer(1))])
    return .object([("description", "A string or a list of strings.")] + one(orListOf: text))
  }

  private static func one(orListOf element: JSONValue) -> JSONValue.Members {
    [("anyOf", [element, .object([("type", "array"), ("items", element)])])]
  }

  /// Editors parse `off` as a string by YAML 1.2, or as `false` by YAML 1.1.
  private static var onOrOff: JSONValue {
    .object([("enum", .array(["on", "off", "error", "warning"].map(JSONValue.string) + [.bool(true), .bool(false)]))])
  }
}

extension ConfigurationSection {
  /// All nested sections, each of which is the value of one key.
  fileprivate var descendants: [ConfigurationSection] {
    keys.flatMap { key -> [ConfigurationSection] in
      switch key.shape {
      case .section(let section), .named(let section), .sections(let section): [section] + section.descendants
      case .version, .texts, .name, .mode, .switches: []
      }
    }
  }
}
