import Model

extension Configuration {
  /// Creates a configuration from a checked document; invalid parts are ignored, because they have been reported.
  init(_ root: YAMLNode, path: String) {
    self.init(path: path)
    exclude = root.patterns("exclude")
    layers = root["layers"]?.entries.map(Layer.init) ?? []
    features = root.sections("features").map(FeatureGroup.init)
    reach = root.sections("reach").map(ForbiddenReach.init)
    settings = root.sections("settings").map(RequiredSettings.init)
    mocks = root["mocks"].map(MockPolicy.init)
    umbrellas = root.patterns("umbrellas")
    types = root.sections("types").map(TypeConstraint.init)
    levels = root.levels
  }
}

extension Layer {
  fileprivate init(_ entry: YAMLEntry) {
    self.init(name: entry.key)
    position = entry.position
    targets = entry.value.patterns("targets")
    paths = entry.value.patterns("paths")
    mayImport = entry.value.patterns("mayImport")
    external = entry.value.patterns("external")
    levels = entry.value.levels
  }
}

extension FeatureGroup {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    position = node.position
    folders = node.patterns("folders")
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
    upcomingFeatures = node["upcomingFeatures"]?.elements.compactMap(\.text) ?? []
  }
}

extension MockPolicy {
  fileprivate init(_ node: YAMLNode) {
    self.init()
    position = node.position
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
    folders = node.patterns("folders")
    kinds = node["kinds"]?.elements.compactMap(\.text).compactMap(TypeDeclaration.Kind.init) ?? []
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
    because = (node["because"]?.elements ?? []).compactMap(\.text).joined(separator: " ")
  }
}

extension YAMLNode {
  fileprivate var traits: [TypeTrait: [Pattern]] {
    var traits = Dictionary(uniqueKeysWithValues: TypeTrait.allCases.map { ($0, patterns($0.rawValue)) })
    traits[.attributes] = traits[.attributes]?.map {
      $0.text.hasPrefix("@") ? Pattern(String($0.text.dropFirst()), at: $0.position) : $0
    }
    return traits.filter { !$1.isEmpty }
  }

  fileprivate var levels: RuleLevels {
    RuleLevels(
      (self["rules"]?.entries ?? []).compactMap { entry in
        entry.value.level.map { (Pattern(entry.key, at: entry.position), $0) }
      }
    )
  }

  fileprivate func patterns(_ key: String) -> [Pattern] {
    self[key]?.elements.compactMap { node in node.text.map { Pattern($0, at: node.position) } } ?? []
  }

  fileprivate func sections(_ key: String) -> [YAMLNode] { self[key]?.elements ?? [] }
}
