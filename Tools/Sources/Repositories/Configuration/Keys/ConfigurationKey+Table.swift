import Model

extension ConfigurationSection {
  /// The version of the format described by this table.
  static let version = "1"

  /// The top level of the file.
  static let root = ConfigurationSection(
    name: "configuration",
    keys: [
      ConfigurationKey(name: "version", summary: "The version of the format: 1.", shape: .version, isRequired: true),
      ConfigurationKey(
        name: "extends",
        summary: "Files, relative to this one, and presets (\(ConfigurationPreset.names)) that this file adds to.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "exclude",
        summary: "Paths to ignore, as globs relative to the repository's root.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "layers",
        summary: "The layers by name. Each target belongs to one layer, which may only import what it lists.",
        shape: .named(layer)
      ),
      ConfigurationKey(
        name: "features",
        summary: "Features that must not depend on each other.",
        shape: .sections(featureGroup)
      ),
      ConfigurationKey(
        name: "reach",
        summary: "Modules that layers must not reach, directly or through other modules.",
        shape: .sections(forbiddenReach)
      ),
      ConfigurationKey(
        name: "settings",
        summary: "Compiler settings that targets must have.",
        shape: .sections(requiredSettings)
      ),
      ConfigurationKey(
        name: "mocks",
        summary: "Mock targets, and the product targets that may depend on them.",
        shape: .section(mocks)
      ),
      ConfigurationKey(
        name: "umbrellas",
        summary: "Targets that may re-export others with `@_exported import`.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "types",
        summary: "What types must have and must not have.",
        shape: .sections(typeConstraint)
      ),
      ConfigurationKey(
        name: "rules",
        summary:
          "Rules, and entries of `types`, by name, each `on`, `off`, `error` or `warning`; `on` is `error`, and the default.",
        shape: .switches
      ),
    ],
    needsOneOf: ["layers", "extends"]
  )

  /// The top level of a file that others extend, which may have anything.
  static let extended = ConfigurationSection(name: root.name, keys: root.keys)

  private static let layer = ConfigurationSection(
    name: "layer",
    keys: [
      ConfigurationKey(
        name: "targets",
        summary: "The layer's targets, by name or glob, or by path if the text contains a `/`.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "paths",
        summary: "Its folders and files, as globs: for layers inside a target, and for files in none.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "mayImport",
        summary: "The layers that it may import, by name or glob. Its own targets may always import each other.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "external",
        summary: "The modules from outside the repository that it may import, by name or glob.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "rules",
        summary: "Rules by name, as for all layers, for what is found in this one.",
        shape: .switches
      ),
    ],
    needsOneOf: ["targets", "paths"]
  )

  private static let featureGroup = ConfigurationSection(
    name: "featureGroup",
    keys: [
      ConfigurationKey(
        name: "folders",
        summary: "Folders, each a feature, such as `Sources/Presentation/*`.",
        shape: .texts()
      ),
      ConfigurationKey(name: "targets", summary: "Targets, each a feature, by name or glob.", shape: .texts()),
      ConfigurationKey(
        name: "shared",
        summary: "Folder names or targets that every feature may use.",
        shape: .texts()
      ),
    ],
    needsOneOf: ["folders", "targets"]
  )

  private static let forbiddenReach = ConfigurationSection(
    name: "forbiddenReach",
    keys: [
      ConfigurationKey(name: "from", summary: "The layers to check.", shape: .texts(), isRequired: true),
      ConfigurationKey(
        name: "to",
        summary: "The layers or external modules that they must not reach.",
        shape: .texts(),
        isRequired: true
      ),
      ConfigurationKey(
        name: "through",
        summary: "Layers that a chain may go through, because they hide what is behind them.",
        shape: .texts()
      ),
    ]
  )

  private static let requiredSettings = ConfigurationSection(
    name: "requiredSettings",
    keys: [
      ConfigurationKey(
        name: "targets",
        summary: "The targets to check, by name or glob.",
        shape: .texts(),
        isRequired: true
      ),
      ConfigurationKey(name: "languageMode", summary: "The minimum Swift language mode, such as 6.", shape: .number),
      ConfigurationKey(
        name: "upcomingFeatures",
        summary: "Upcoming features that must be enabled, such as `ExistentialAny`.",
        shape: .texts()
      ),
    ],
    needsOneOf: ["languageMode", "upcomingFeatures"]
  )

  private static let mocks = ConfigurationSection(
    name: "mocks",
    keys: [
      ConfigurationKey(name: "targets", summary: "The mock targets.", shape: .texts(), isRequired: true),
      ConfigurationKey(name: "usedBy", summary: "The product targets that may depend on them.", shape: .texts()),
    ]
  )
}
