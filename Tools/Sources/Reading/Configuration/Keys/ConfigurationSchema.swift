/// The JSON Schema of the configuration, for completion and checks in editors.
///
/// Draft 7 is the newest version that the YAML support of common editors fully implements.
/// Source: https://json-schema.org/draft-07/json-schema-release-notes
public enum ConfigurationSchema {
  /// The contents of `docs/inward.schema.json`.
  public static var text: String {
    let root: [(key: String, value: JSONText)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("inward.yml")),
      ("description", .text("The architecture of a Swift repository, as `inward` checks it.")),
    ]
    let definitions: [(key: String, value: JSONText)] = [("texts", texts), ("switch", onOrOff)]
    let sections = ConfigurationSection.root.descendants.map { (key: $0.name, value: JSONText.object(members(of: $0))) }
    let all = root + members(of: .root) + [("definitions", .object(definitions + sections))]
    return JSONText.object(all).pretty() + "\n"
  }

  private static func members(of section: ConfigurationSection) -> [(key: String, value: JSONText)] {
    let required = section.keys.filter(\.isRequired).map { JSONText.text($0.name) }
    let choices = section.needsOneOf.map { JSONText.object([("required", .list([.text($0)]))]) }
    var members: [(key: String, value: JSONText)] = [("type", .text("object")), ("additionalProperties", .flag(false))]
    if !required.isEmpty { members.append(("required", .list(required))) }
    if !choices.isEmpty { members.append(("anyOf", .list(choices))) }
    members.append(("properties", .object(section.keys.map { ($0.name, property($0)) })))
    return members
  }

  private static func property(_ key: ConfigurationKey) -> JSONText {
    // Draft 7 ignores a description next to `$ref`, so the reference is in an `allOf`.
    .object([("description", .text(key.summary))] + members(of: key.shape))
  }

  private static func members(of shape: ConfigurationKey.Shape) -> [(key: String, value: JSONText)] {
    switch shape {
    case .version: [("const", .number(1))]
    case .number: [("type", .list([.text("number"), .text("string")])), ("pattern", .text("^[0-9]+(\\.[0-9]+)?$"))]
    case .texts(let allowed) where allowed.isEmpty: [("allOf", .list([reference(to: "texts")]))]
    case .texts(let allowed): one(orListOf: .object([("enum", .list(allowed.map(JSONText.text)))]))
    case .section(let section): [("allOf", .list([reference(to: section.name)]))]
    case .named(let section):
      [
        ("type", .text("object")), ("minProperties", .number(1)),
        ("additionalProperties", reference(to: section.name)),
      ]
    case .sections(let section): [("type", .text("array")), ("items", reference(to: section.name))]
    case .switches: [("type", .text("object")), ("additionalProperties", reference(to: "switch"))]
    }
  }

  private static func reference(to name: String) -> JSONText {
    .object([("$ref", .text("#/definitions/\(name)"))])
  }

  private static var texts: JSONText {
    let text = JSONText.object([("type", .text("string")), ("minLength", .number(1))])
    return .object([("description", .text("A string or a list of strings."))] + one(orListOf: text))
  }

  private static func one(orListOf element: JSONText) -> [(key: String, value: JSONText)] {
    [("anyOf", .list([element, .object([("type", .text("array")), ("items", element)])]))]
  }

  /// Editors parse `off` as a string by YAML 1.2, or as `false` by YAML 1.1.
  private static var onOrOff: JSONText {
    .object([("enum", .list(["on", "off", "error", "warning"].map(JSONText.text) + [.flag(true), .flag(false)]))])
  }
}

extension ConfigurationSection {
  /// All nested sections, without duplicates.
  fileprivate var descendants: [ConfigurationSection] {
    var found: [ConfigurationSection] = []
    for key in keys {
      guard let section = key.shape.section else { continue }
      for candidate in [section] + section.descendants where !found.contains(where: { $0.name == candidate.name }) {
        found.append(candidate)
      }
    }
    return found
  }
}

extension ConfigurationKey.Shape {
  fileprivate var section: ConfigurationSection? {
    switch self {
    case .section(let section), .named(let section), .sections(let section): section
    case .version, .texts, .number, .switches: nil
    }
  }
}
