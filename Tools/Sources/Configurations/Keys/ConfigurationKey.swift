import Model

/// A key of the configuration. The reader, the JSON Schema and the comments of a new configuration use this table.
struct ConfigurationKey: Sendable {
  var name: String
  /// Its purpose, in one sentence.
  var summary: String
  var shape: Shape
  var isRequired: Bool

  init(_ name: String, _ summary: String, _ shape: Shape = .texts(), isRequired: Bool = false) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
  }

  /// The type of a key's value.
  indirect enum Shape: Sendable {
    case version
    /// A string or a list of strings, such as names and globs; restricted to these values if any are given.
    case texts(oneOf: [String] = [])
    /// A name of words in lower case, such as `plain-entities`.
    case name
    /// A number such as `6` or `5.9`.
    case number
    /// A mapping with known keys.
    case section(ConfigurationSection)
    /// A mapping from user-defined names to sections.
    case named(ConfigurationSection)
    /// A list of sections.
    case sections(ConfigurationSection)
    /// A mapping from names of rules and of entries of `types` to `on` or `off`.
    case switches
  }
}

/// A mapping with known keys.
struct ConfigurationSection: Sendable {
  /// Its name in the schema.
  var name: String
  var keys: [ConfigurationKey]
  /// Keys of which at least one is required.
  var needsOneOf: [String] = []
}

extension ConfigurationSection {
  static let typeConstraint = ConfigurationSection(
    name: "typeConstraint",
    keys: [
      .init(
        "name",
        "Its name, such as `plain-entities`, by which `rules` sets its level, and another file replaces it.",
        .name
      ),
      .init("match", "The types.", .section(typeFilter), isRequired: true),
      .init("require", "What they must have.", .section(required)),
      .init("forbid", "What they must not have.", .section(forbidden)),
      .init("because", "Why, in a sentence, for the reports."),
    ],
    needsOneOf: ["require", "forbid"]
  )

  private static let required = ConfigurationSection(
    name: "requiredTraits",
    keys: traits + [
      .init(
        "has",
        "A `file` of the type's name, a `mock` in the mock targets, or a file of its name with `Tests`.",
        .texts(oneOf: TypeCompanion.allCases.map(\.rawValue))
      )
    ]
  )

  private static let forbidden = ConfigurationSection(name: "forbiddenTraits", keys: traits)

  private static let traits: [ConfigurationKey] = [
    .init("attributes", "Attributes, such as `@MainActor`."),
    .init("cases", "The cases of an enum; what is required may be one of several, such as `failed|error`."),
    .init("conformances", "Protocols and classes, also those that they inherit from in the repository."),
    .init(
      "modifiers",
      "Modifiers and access levels, such as `final`.",
      .texts(oneOf: ["distributed", "final", "indirect", "nonisolated"] + AccessLevel.allCases.map(\.rawValue))
    ),
    .init("uses", "Names of types that they mention, and texts, such as `Text(**`; with `!`, exceptions."),
    .init("layers", "The layers of the types' targets, one of them."),
    .init("folders", "The folders of the types' files, one of them."),
  ]

  /// Every nonempty list must match.
  private static let typeFilter = ConfigurationSection(
    name: "typeFilter",
    keys: [
      .init("names", "Type names, such as `*ViewModel`, or `*ViewModel.State` for a nested type."),
      .init("except", "Type names to exclude."),
      .init("layers", "The layers of the types' targets."),
      .init("folders", "The folders of the types' files, relative to the repository's root, such as `**/Models/**`."),
      .init(
        "kinds",
        "The kinds of declaration; all kinds of types by default.",
        .texts(oneOf: TypeDeclaration.Kind.allCases.map(\.rawValue))
      ),
      .init("conformances", "Protocols and classes, of which they have one."),
    ]
  )
}

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
    let choices = section.needsOneOf.map { JSONValue.object([("required", [.string($0)])]) }
    var members: JSONValue.Members = [("type", "object"), ("additionalProperties", .bool(false))]
    if !required.isEmpty { members.append(("required", .array(required))) }
    if !choices.isEmpty { members.append(("anyOf", .array(choices))) }
    members.append(("properties", .object(section.keys.map { ($0.name, property($0)) })))
    return members
  }

  private static func property(_ key: ConfigurationKey) -> JSONValue {
    // Draft 7 ignores a description next to `$ref`, so the reference is in an `allOf`.
    .object([("description", .string(key.summary))] + members(of: key.shape))
  }

  private static func members(of shape: ConfigurationKey.Shape) -> JSONValue.Members {
    switch shape {
    case .version: [("const", .integer(1))]
    case .name: [("type", "string"), ("pattern", .string(ShapeChecker.namePattern))]
    case .number: [("type", ["number", "string"]), ("pattern", "^[0-9]+(\\.[0-9]+)?$")]
    case .texts(let allowed) where allowed.isEmpty: [("allOf", [reference(to: "texts")])]
    case .texts(let allowed): one(orListOf: .object([("enum", .array(allowed.map(JSONValue.string)))]))
    case .section(let section): [("allOf", [reference(to: section.name)])]
    case .named(let section):
      [
        ("type", "object"), ("minProperties", .integer(1)),
        ("additionalProperties", reference(to: section.name)),
      ]
    case .sections(let section): [("type", "array"), ("items", reference(to: section.name))]
    case .switches: [("type", "object"), ("additionalProperties", reference(to: "switch"))]
    }
  }

  private static func reference(to name: String) -> JSONValue {
    .object([("$ref", "#/definitions/\(name)")])
  }

  private static var texts: JSONValue {
    let text = JSONValue.object([("type", "string"), ("minLength", .integer(1))])
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
    case .version, .texts, .name, .number, .switches: nil
    }
  }
}
