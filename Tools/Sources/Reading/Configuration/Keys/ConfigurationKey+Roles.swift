import Model

extension ConfigurationSection {
  static let roles = ConfigurationSection(
    name: "roles",
    keys: roleNames.map { ConfigurationKey(name: $0.name, summary: $0.summary, shape: .section(role)) } + [
      ConfigurationKey(
        name: "foreignConformances",
        summary: "Conformances that entities must not have, such as those for JSON or database rows.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "stateCases",
        summary: "Cases that a screen state must have, with alternatives, such as `failed|error`.",
        shape: .texts()
      ),
    ]
  )

  private static let roleNames: [(name: String, summary: String)] = [
    ("entities", "The types of the business domain."),
    ("ports", "Protocols that outer layers implement, such as repositories."),
    ("adapters", "Types that implement ports."),
    ("useCases", "Types that contain business rules."),
    ("views", "Types that draw screens."),
    ("viewModels", "Types that hold a screen's state."),
    ("states", "Screen states."),
    ("tested", "Types that must have a test file."),
    ("mocked", "Protocols that must have a mock."),
    ("named", "Types that must be in a file of their name."),
  ]

  static let typeConstraint = ConfigurationSection(
    name: "typeConstraint",
    keys: [
      ConfigurationKey(name: "match", summary: "The types.", shape: .section(role), isRequired: true),
      ConfigurationKey(name: "require", summary: "What they must have.", shape: .section(typeTraits)),
      ConfigurationKey(name: "forbid", summary: "What they must not have.", shape: .section(typeTraits)),
      ConfigurationKey(name: "because", summary: "Why, in a sentence, for the reports.", shape: .texts()),
    ],
    needsOneOf: ["require", "forbid"]
  )

  private static let typeTraits = ConfigurationSection(
    name: "typeTraits",
    keys: [
      ConfigurationKey(name: "attributes", summary: "Attributes, such as `@MainActor`.", shape: .texts()),
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
      ConfigurationKey(name: "layers", summary: "The layers of the types' targets, one of them.", shape: .texts()),
      ConfigurationKey(name: "folders", summary: "The folders of the types' files, one of them.", shape: .texts()),
    ]
  )

  /// A role: every nonempty list must match.
  private static let role = ConfigurationSection(
    name: "role",
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
    ]
  )
}
