/// A configuration that comes with the tool, for `extends`.
public enum ConfigurationPreset: String, CaseIterable, Sendable {
  case cleanArchitecture = "clean-architecture"
  case features
  case mvvm

  /// All names, for messages.
  static let names = allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")

  public var text: String {
    switch self {
    case .cleanArchitecture: Self.cleanArchitectureText
    case .features: Self.featuresText
    case .mvvm: Self.mvvmText
    }
  }

  private static let cleanArchitectureText = """
    version: 1
    layers:
      Domain: { targets: [Domain, "*Domain"], external: [Foundation] }
      Data: { targets: [Data, "*Data"], mayImport: [Domain], external: ["*"] }
      Presentation: { targets: [Presentation, "*Presentation"], mayImport: [Domain], external: ["*"] }
      App: { targets: [App, "*App", Composition], mayImport: ["*"], external: ["*"] }
      Tests: { targets: ["*Tests"], mayImport: ["*"], external: ["*"] }
    types:
      - name: plain-entities
        match: { layers: Domain, folders: ["**/Models", "**/Models/**", "**/Entities", "**/Entities/**"] }
        forbid: { conformances: [Codable, Decodable, Encodable, FetchableRecord, PersistableRecord] }
        because: An entity that decodes itself changes with someone else's JSON, and with it all code that uses it.
      - name: ports-in-domain
        match: { names: "*Repository", kinds: protocol }
        require: { layers: Domain }
        because: A port belongs to its users; next to its implementation, it makes the inner layer depend on the outer one.
      - name: adapters-outside
        match: { conformances: "*Repository", kinds: [struct, enum, class, actor, extension] }
        forbid: { layers: [Domain, Presentation] }
        because: An implementation of a port brings file and network access to its layer.
      - name: use-cases-inside
        match: { names: "*UseCase", except: "Mock*" }
        forbid: { layers: [Data, Presentation] }
        because: Use cases are the business rules, which depend on nothing else.
      - name: presentation-without-repositories
        match: { layers: Presentation }
        forbid: { uses: "*Repository" }
        because: A screen that calls a repository bypasses the business rules in use cases, or repeats them.
    """

  private static let featuresText = """
    version: 1
    features:
      - targets: ["*Feature", "Feature*"]
        shared: [Feature, "*SharedFeature", "FeatureShared*"]
      - folders: ["Features/*", "*/Features/*", "*/*/Features/*", "*/*/*/Features/*", "*/*/*/*/Features/*"]
        shared: [Common, Shared]
    """

  private static let mvvmText = """
    version: 1
    types:
      - name: main-actor-view-models
        match: { names: "*ViewModel", kinds: class }
        require: { attributes: "@MainActor" }
        because: A screen reads its view model on the main actor, and must not see it change while it draws.
      - name: comparable-states
        match: { names: "*ViewModel.State" }
        require: { conformances: Equatable, cases: [loading, "failed|failure|error"] }
        because: Tests and hosts compare states, and a screen without them shows an empty page while it loads or fails.
      - name: screens-without-repositories
        match: { names: ["*ViewModel", "*View"] }
        forbid: { uses: "*Repository" }
        because: A screen that calls a repository bypasses the business rules in use cases, or repeats them.
    """
}
