import Model

extension Configuration {
  /// Takes the contents of a checked document; invalid parts are ignored, because they have been reported.
  mutating func read(_ root: YAMLNode) {
    exclude = root.paths("exclude")
    layers = root["layers"]?.entries.map(Layer.init) ?? []
    features = root.elements("features").map(FeatureGroup.init)
    reach = root.elements("reach").map(ForbiddenReach.init)
    settings = root.elements("settings").map(RequiredSettings.init)
    mocks = root["mocks"].map(MockPolicy.init)
    umbrellas = root.patterns("umbrellas")
    types = root.elements("types").map(TypeConstraint.init)
    levels = root.levels
  }
}

extension Layer {
  fileprivate init(_ entry: YAMLEntry) {
    self.init(name: entry.key)
    position = entry.position
    targets = entry.value.patterns("targets")
    paths = entry.value.paths("paths")
    mayImport = entry.value.patterns("mayImport")
    external = entry.value.patterns("external")
    levels = entry.value.levels
  }
}

extension FeatureGroup {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    folders = node.paths("folders")
    targets = node.patterns("targets")
    shared = node.patterns("shared")
  }
}

extension ForbiddenReach {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    position = node.position
    from = node.patterns("from")
    to = node.patterns("to")
    through = node.patterns("through")
  }
}

extension RequiredSettings {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    position = node.position
    targets = node.patterns("targets")
    languageMode = node["languageMode"]?.text
    upcomingFeatures = node.texts("upcomingFeatures")
  }
}

extension MockPolicy {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    targets = node.patterns("targets")
    usedBy = node.patterns("usedBy")
  }
}

extension TypeFilter {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    position = node.position
    names = node.patterns("names")
    except = node.patterns("except")
    layers = node.patterns("layers")
    folders = node.paths("folders")
    kinds = node.texts("kinds").compactMap(TypeDeclaration.Kind.init)
    conformances = node.patterns("conformances")
  }
}

extension TypeConstraint {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    name = node["name"]?.text
    match.position = node.position
    if let node = node["match"] { match = TypeFilter(node) }
    require = node["require"]?.traits ?? [:]
    forbid = node["forbid"]?.traits ?? [:]
    because = node.texts("because").flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
  }
}

extension YAMLNode {
  /// The level of a rule, or `nil` if it is none.
  var level: RuleLevel? {
    boolean.map { $0 ? .error : .off } ?? text.flatMap { RuleLevel(rawValue: $0.lowercased()) }
  }

  fileprivate var traits: [TypeTrait: [Pattern]] {
    var traits = Dictionary(uniqueKeysWithValues: TypeTrait.allCases.map { ($0, patterns($0.rawValue)) })
    traits[.attributes] = patterns("attributes") { $0.hasPrefix("@") ? $0.dropFirst() : $0 }
    return traits.filter { !$1.isEmpty }
  }

  fileprivate var levels: RuleLevels {
    RuleLevels(
      (self["rules"]?.entries ?? []).compactMap { name, position, value in
        value.level.map { (Pattern(name, at: position), $0) }
      }
    )
  }

  fileprivate func texts(_ key: String) -> [String] { elements(key).compactMap(\.text) }

  fileprivate func patterns(_ key: String, of text: (Substring) -> Substring = { $0 }) -> [Pattern] {
    elements(key).compactMap { node in node.text.map { Pattern(String(text($0[...])), at: node.position) } }
  }

  /// Patterns of paths, which may be written like `./Sources/`.
  fileprivate func paths(_ key: String) -> [Pattern] {
    patterns(key) { text in
      var text = text
      while text.count > 2, text.hasPrefix("./") { text = text.dropFirst(2) }
      while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
      return text
    }
  }
}

/// A configuration that comes with the tool, for `extends`.
public enum ConfigurationPreset: String, CaseIterable, Sendable {
  case cleanArchitecture = "clean-architecture"
  case features
  case mvvm

  static let names = allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")

  public var text: String {
    switch self {
    case .cleanArchitecture:
      """
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
    case .features:
      """
      version: 1
      features:
        - targets: ["*Feature", "Feature*"]
          shared: [Feature, "*SharedFeature", "FeatureShared*", "FeatureFlag*", "FeatureToggle*"]
        - folders: ["Features/*", "*/Features/*", "*/*/Features/*", "*/*/*/Features/*", "*/*/*/*/Features/*"]
          shared: [Common, Shared]
      """
    case .mvvm:
      """
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
  }
}
