import Model

extension ConfigurationSection {
  /// The version of the format that this table describes.
  static let version = "1"

  /// The whole file.
  static let root = ConfigurationSection(
    name: "configuration",
    keys: [
      ConfigurationKey(name: "version", summary: "The version of this format: 1.", shape: .version, isRequired: true),
      ConfigurationKey(
        name: "exclude",
        summary: "Paths that are left out, as globs from the repository's root.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "layers",
        summary: "The layers by name. Each target belongs to one; what a layer does not list, it may not import.",
        shape: .named(layer),
        isRequired: true
      ),
      ConfigurationKey(
        name: "features",
        summary: "Features that must not know of each other.",
        shape: .sections(featureGroup)
      ),
      ConfigurationKey(
        name: "reach",
        summary: "Modules that layers may not come to, however many imports lie between.",
        shape: .sections(forbiddenReach)
      ),
      ConfigurationKey(
        name: "settings",
        summary: "Compiler settings that targets must have.",
        shape: .sections(requiredSettings)
      ),
      ConfigurationKey(
        name: "mocks",
        summary: "Targets with mocks, and the product targets that may depend on them.",
        shape: .section(mocks)
      ),
      ConfigurationKey(
        name: "umbrellas",
        summary: "Targets that may re-export others with `@_exported import`.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "roles",
        summary: "What types are, by their names and places. A role that is not stated is not looked for.",
        shape: .section(roles)
      ),
      ConfigurationKey(name: "rules", summary: "Rules by name, each `on` or `off`. All are on.", shape: .switches),
    ]
  )

  private static let layer = ConfigurationSection(
    name: "layer",
    keys: [
      ConfigurationKey(
        name: "targets",
        summary: "The targets of the layer, by name or glob; by path where the text holds a `/`.",
        shape: .texts(),
        isRequired: true
      ),
      ConfigurationKey(
        name: "mayImport",
        summary: "The layers that this one may import, by name or glob. Its own targets may always import each other.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "external",
        summary: "The modules from outside the repository that it may import, by name or glob.",
        shape: .texts()
      ),
    ]
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
        summary: "Folders by their last part, or targets, that every feature may use.",
        shape: .texts()
      ),
    ],
    needsOneOf: ["folders", "targets"]
  )

  private static let forbiddenReach = ConfigurationSection(
    name: "forbiddenReach",
    keys: [
      ConfigurationKey(name: "from", summary: "The layers that it holds for.", shape: .texts(), isRequired: true),
      ConfigurationKey(
        name: "to",
        summary: "The layers, or modules from outside, that they may not come to.",
        shape: .texts(),
        isRequired: true
      ),
      ConfigurationKey(
        name: "through",
        summary: "Layers that a chain may pass, because they hide what is behind them.",
        shape: .texts()
      ),
    ]
  )

  private static let requiredSettings = ConfigurationSection(
    name: "requiredSettings",
    keys: [
      ConfigurationKey(
        name: "targets",
        summary: "The targets that it holds for, by name or glob.",
        shape: .texts(),
        isRequired: true
      ),
      ConfigurationKey(name: "languageMode", summary: "The lowest Swift language mode, such as 6.", shape: .number),
      ConfigurationKey(
        name: "upcomingFeatures",
        summary: "Upcoming features that must be on, such as `ExistentialAny`.",
        shape: .texts()
      ),
    ],
    needsOneOf: ["languageMode", "upcomingFeatures"]
  )

  private static let mocks = ConfigurationSection(
    name: "mocks",
    keys: [
      ConfigurationKey(name: "targets", summary: "The targets with mocks.", shape: .texts(), isRequired: true),
      ConfigurationKey(name: "usedBy", summary: "The product targets that may depend on them.", shape: .texts()),
    ]
  )
}
