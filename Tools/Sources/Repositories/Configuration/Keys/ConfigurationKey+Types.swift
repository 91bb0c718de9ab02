import Model

extension ConfigurationSection {
  static let typeConstraint = ConfigurationSection(
    name: "typeConstraint",
    keys: [
      ConfigurationKey(
        name: "name",
        summary: "Its name, such as `plain-entities`, by which `rules` sets its level, and another file replaces it.",
        shape: .name
      ),
      ConfigurationKey(name: "match", summary: "The types.", shape: .section(typeFilter), isRequired: true),
      ConfigurationKey(name: "require", summary: "What they must have.", shape: .section(required)),
      ConfigurationKey(name: "forbid", summary: "What they must not have.", shape: .section(forbidden)),
      ConfigurationKey(name: "because", summary: "Why, in a sentence, for the reports.", shape: .texts()),
    ],
    needsOneOf: ["require", "forbid"]
  )

  private static let required = ConfigurationSection(
    name: "requiredTraits",
    keys: traits + [
      ConfigurationKey(
        name: "has",
        summary: "A `file` of the type's name, a `mock` in the mock targets, or a file of its name with `Tests`.",
        shape: .texts(oneOf: TypeCompanion.allCases.map(\.rawValue))
      )
    ]
  )

  private static let forbidden = ConfigurationSection(name: "forbiddenTraits", keys: traits)

  private static let traits = [
    ConfigurationKey(name: "attributes", summary: "Attributes, such as `@MainActor`.", shape: .texts()),
    ConfigurationKey(
      name: "cases",
      summary: "The cases of an enum; what is required may be one of several, such as `failed|error`.",
      shape: .texts()
    ),
    ConfigurationKey(
      name: "conformances",
      summary: "Protocols and classes, also those that they inherit from in the repository.",
      shape: .texts()
    ),
    ConfigurationKey(
      name: "modifiers",
      summary: "Modifiers and access levels, such as `final`.",
      shape: .texts(
        oneOf: ["distributed", "final", "indirect", "nonisolated"] + AccessLevel.allCases.map(\.rawValue)
      )
    ),
    ConfigurationKey(name: "uses", summary: "Names of types that they mention.", shape: .texts()),
    ConfigurationKey(name: "layers", summary: "The layers of the types' targets, one of them.", shape: .texts()),
    ConfigurationKey(name: "folders", summary: "The folders of the types' files, one of them.", shape: .texts()),
  ]

  /// Every nonempty list must match.
  private static let typeFilter = ConfigurationSection(
    name: "typeFilter",
    keys: [
      ConfigurationKey(
        name: "names",
        summary: "Type names, such as `*ViewModel`, or `*ViewModel.State` for a nested type.",
        shape: .texts()
      ),
      ConfigurationKey(name: "except", summary: "Type names to exclude.", shape: .texts()),
      ConfigurationKey(name: "layers", summary: "The layers of the types' targets.", shape: .texts()),
      ConfigurationKey(
        name: "folders",
        summary: "The folders of the types' files, relative to the repository's root, such as `**/Models/**`.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "kinds",
        summary: "The kinds of declaration; all kinds of types by default.",
        shape: .texts(oneOf: TypeDeclaration.Kind.allCases.map(\.rawValue))
      ),
      ConfigurationKey(
        name: "conformances",
        summary: "Protocols and classes, of which they have one.",
        shape: .texts()
      ),
    ]
  )
}
