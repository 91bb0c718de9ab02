import Model

extension ConfigurationSection {
  /// The version of the format described by this table.
  static let version = "1"

  /// The top level of the file.
  static let root = ConfigurationSection(
    name: "configuration",
    keys: [
      .init("version", "The version of the format: 1.", .version, isRequired: true),
      .init(
        "extends",
        "Files, relative to this one, and presets (\(ConfigurationPreset.names)) that this file adds to."
      ),
      .init("exclude", "Paths to ignore, as globs relative to the repository's root."),
      .init(
        "layers",
        "The layers by name. Each target belongs to one layer, which may only import what it lists.",
        .named(layer)
      ),
      .init("features", "Features that must not depend on each other.", .sections(featureGroup)),
      .init(
        "reach",
        "Modules that layers must not reach, directly or through other modules.",
        .sections(forbiddenReach)
      ),
      .init("settings", "Compiler settings that targets must have.", .sections(requiredSettings)),
      .init("mocks", "Mock targets, and the product targets that may depend on them.", .section(mocks)),
      .init("umbrellas", "Targets that may re-export others with `@_exported import`."),
      .init("types", "What types must have and must not have.", .sections(typeConstraint)),
      .init(
        "rules",
        "Rules, and entries of `types`, by name, each `on`, `off`, `error` or `warning`; `on` is `error`, and the default.",
        .switches
      ),
    ],
    needsOneOf: ["layers", "extends"]
  )

  /// The top level of a file that others extend, which may have anything.
  static let extended = ConfigurationSection(name: root.name, keys: root.keys)

  static let layer = ConfigurationSection(
    name: "layer",
    keys: [
      .init("targets", "The layer's targets, by name or glob, or by path if the text contains a `/`."),
      .init("paths", "Its folders and files, as globs: for layers inside a target, and for files in none."),
      .init(
        "mayImport",
        "The layers that it may import, by name or glob. Its own targets may always import each other."
      ),
      .init("external", "The modules from outside the repository that it may import, by name or glob."),
      .init("rules", "Rules by name, as for all layers, for what is found in this one.", .switches),
    ],
    needsOneOf: ["targets", "paths"]
  )

  private static let featureGroup = ConfigurationSection(
    name: "featureGroup",
    keys: [
      .init("folders", "Folders, each a feature, such as `Sources/Presentation/*`."),
      .init("targets", "Targets, each a feature, by name or glob."),
      .init("shared", "Folder names or targets that every feature may use."),
    ],
    needsOneOf: ["folders", "targets"]
  )

  private static let forbiddenReach = ConfigurationSection(
    name: "forbiddenReach",
    keys: [
      .init("from", "The layers to check.", isRequired: true),
      .init("to", "The layers or external modules that they must not reach.", isRequired: true),
      .init("through", "Layers that a chain may go through, because they hide what is behind them."),
    ]
  )

  private static let requiredSettings = ConfigurationSection(
    name: "requiredSettings",
    keys: [
      .init("targets", "The targets to check, by name or glob.", isRequired: true),
      .init("languageMode", "The minimum Swift language mode, such as 6.", .number),
      .init("upcomingFeatures", "Upcoming features that must be enabled, such as `ExistentialAny`."),
    ],
    needsOneOf: ["languageMode", "upcomingFeatures"]
  )

  private static let mocks = ConfigurationSection(
    name: "mocks",
    keys: [
      .init("targets", "The mock targets.", isRequired: true),
      .init("usedBy", "The product targets that may depend on them."),
    ]
  )
}
