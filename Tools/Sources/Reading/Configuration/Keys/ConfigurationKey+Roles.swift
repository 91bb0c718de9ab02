import Model

extension ConfigurationSection {
  static let roles = ConfigurationSection(
    name: "roles",
    keys: roleNames.map { ConfigurationKey(name: $0.name, summary: $0.summary, shape: .section(role)) } + [
      ConfigurationKey(
        name: "foreignConformances",
        summary: "Conformances that belong to the wire or to a database's row, and to no entity.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "stateCases",
        summary: "Cases that a screen's state needs, each with its alternatives, such as `failed|error`.",
        shape: .texts()
      ),
    ]
  )

  private static let roleNames: [(name: String, summary: String)] = [
    ("entities", "The types that the business is about."),
    ("ports", "The protocols that outer layers implement, such as repositories."),
    ("adapters", "The types that implement ports."),
    ("useCases", "The types that hold business rules."),
    ("views", "The types that draw."),
    ("viewModels", "The types that hold a screen's state."),
    ("states", "The states of screens."),
    ("tested", "Types that must have a test file of their own."),
    ("mocked", "Protocols that must have a mock."),
    ("named", "Types that must lie in a file that bears their name."),
  ]

  /// A role: every list that is not empty must match.
  private static let role = ConfigurationSection(
    name: "role",
    keys: [
      ConfigurationKey(
        name: "names",
        summary: "Names of types, such as `*ViewModel`, or `*ViewModel.State` for a nested one.",
        shape: .texts()
      ),
      ConfigurationKey(name: "except", summary: "Names that do not count.", shape: .texts()),
      ConfigurationKey(name: "layers", summary: "The layers of their targets.", shape: .texts()),
      ConfigurationKey(
        name: "folders",
        summary: "The folders of their files, from the repository's root, such as `**/Models/**`.",
        shape: .texts()
      ),
      ConfigurationKey(
        name: "kinds",
        summary: "The kinds of declaration; every kind of type where none is given.",
        shape: .texts(oneOf: TypeDeclaration.Kind.allCases.map(\.rawValue))
      ),
    ]
  )
}
