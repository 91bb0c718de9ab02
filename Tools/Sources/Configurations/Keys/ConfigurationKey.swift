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

  indirect enum Shape: Sendable {
    case version
    /// A string or a list of strings, such as names and globs; restricted to these values if any are given.
    case texts(oneOf: [String] = [])
    /// A name of words in lower case, such as `plain-entities`.
    case name
    /// A language mode of Swift, such as `6`.
    case mode
    case section(ConfigurationSection)
    /// A mapping from user-defined names to sections.
    case named(ConfigurationSection)
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
  init(_ name: String, needsOneOf: [String] = [], _ keys: ConfigurationKey...) {
    self.init(name: name, keys: keys, needsOneOf: needsOneOf)
  }

  static let typeConstraint = ConfigurationSection(
    "typeConstraint",
    needsOneOf: ["require", "forbid"],
    .init(
      "name",
      "Its name, such as `plain-entities`, by which `rules` sets its level, and another file replaces it.",
      .name
    ),
    .init("match", "The types.", .section(typeFilter), isRequired: true),
    .init("require", "What they must have.", .section(required)),
    .init("forbid", "What they must not have.", .section(forbidden)),
    .init("because", "Why, in a sentence, for the reports.")
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
      "Modifiers and access levels, such as `final`, which is required of classes only.",
      .texts(oneOf: ["distributed", "final", "indirect", "nonisolated"] + AccessLevel.allCases.map(\.rawValue))
    ),
    .init(
      "uses",
      "Names of types that they mention, and texts, such as `Text(**`; with `!`, exceptions. "
        + "Of a text, its first 40 bytes up to an interpolation are compared."
    ),
    .init("layers", "The layers of the types' targets, one of them."),
    .init("folders", "The folders of the types' files, one of them."),
  ]

  /// Every nonempty list must match.
  private static let typeFilter = ConfigurationSection(
    "typeFilter",
    .init("names", "Type names, such as `*ViewModel`, or `*ViewModel.State` for a nested type."),
    .init("except", "Type names to exclude."),
    .init("layers", "The layers of the types' targets."),
    .init("folders", "The folders of the types' files, relative to the repository's root, such as `**/Models/**`."),
    .init(
      "kinds",
      "The kinds of declaration; all types by default. Without `extension`, those in a type's target are part of it.",
      .texts(oneOf: TypeDeclaration.Kind.allCases.map(\.rawValue))
    ),
    .init("conformances", "Protocols and classes, of which they have one.")
  )

  static let version = "1"

  static let root = ConfigurationSection(
    "configuration",
    needsOneOf: ["layers", "extends"],
    .init("version", "The version of the format: 1.", .version, isRequired: true),
    .init("extends", "Files, relative to this one, and presets (\(ConfigurationPreset.names)) that this file adds to."),
    .init("exclude", "Paths to ignore, as globs relative to the repository's root."),
    .init(
      "layers",
      "The layers by name. Each target belongs to one layer, which may only import what it lists.",
      .named(layer)
    ),
    .init("features", "Features that must not depend on each other.", .sections(featureGroup)),
    .init("reach", "Modules that layers must not reach, directly or through other modules.", .sections(forbiddenReach)),
    .init("settings", "Compiler settings that targets must have.", .sections(requiredSettings)),
    .init("mocks", "Mock targets, and the product targets that may depend on them.", .section(mocks)),
    .init("umbrellas", "Targets that may re-export others with `@_exported import`."),
    .init("types", "What types must have and must not have.", .sections(typeConstraint)),
    .init(
      "rules",
      "Rules, and entries of `types`, by name, each `on`, `off`, `error` or `warning`; `on` is `error`, and the default.",
      .switches
    )
  )

  /// The top level of a file that others extend, which may have anything.
  static let extended = ConfigurationSection(name: root.name, keys: root.keys)

  static let layer = ConfigurationSection(
    "layer",
    needsOneOf: ["targets", "paths"],
    .init("targets", "The layer's targets, by name or glob, or by path if the text contains a `/`."),
    .init(
      "paths",
      "Its folders and files, as globs: for layers inside a target, and for files in none. "
        + "Within a module, only uses of top-level types are seen."
    ),
    .init("mayImport", "The layers that it may import, by name or glob. Its own targets may always import each other."),
    .init("external", "The modules from outside the repository that it may import, by name or glob."),
    .init("rules", "Rules by name, as for all layers, for what is found in this one.", .switches)
  )

  private static let featureGroup = ConfigurationSection(
    "featureGroup",
    needsOneOf: ["folders", "targets"],
    .init(
      "folders",
      "Folders, each a feature, such as `Sources/Presentation/*`. Only uses of top-level types are seen."
    ),
    .init("targets", "Targets, each a feature, by name or glob."),
    .init("shared", "Folder names or targets that every feature may use.")
  )

  private static let forbiddenReach = ConfigurationSection(
    "forbiddenReach",
    .init("from", "The layers to check.", isRequired: true),
    .init("to", "The layers or external modules that they must not reach.", isRequired: true),
    .init("through", "Layers that a chain may go through, because they hide what is behind them.")
  )

  private static let requiredSettings = ConfigurationSection(
    "requiredSettings",
    needsOneOf: ["languageMode", "upcomingFeatures"],
    .init("targets", "The targets to check, by name or glob.", isRequired: true),
    .init("languageMode", "The minimum Swift language mode: 4, 4.2, 5, 6 or a later one.", .mode),
    .init("upcomingFeatures", "Features that a setting or the language mode must enable, such as `ExistentialAny`.")
  )

  private static let mocks = ConfigurationSection(
    "mocks",
    .init("targets", "The mock targets.", isRequired: true),
    .init("usedBy", "The product targets that may depend on them.")
  )
}
