/// All rules, in the order of the documentation.
public enum Rules {
  public static let all: [any Rule] = [
    ManifestRule(), LayerRule(), ReachRule(), ExternalRule(), UndeclaredRule(), UnusedRule(), CycleRule(),
    FeatureRule(),
    TestableRule(), ExportedRule(), CanImportRule(), SettingsRule(), MocksInProductRule(), UseCaseSkippedRule(),
    ViewModelActorRule(), StateEquatableRule(), StateCasesRule(), EntityConformanceRule(), ObservationRule(),
    GlobalStateRule(), PortPlacementRule(), FileNameRule(), FolderRule(), TestFileRule(), MockMissingRule(), TypeRule(),
    ExhaustiveRule(), IgnoreRule(),
  ]

  public static var names: [String] { all.map(\.name) }

  public static func rule(named name: String) -> (any Rule)? { all.first { $0.name == name } }
}
