import Model

extension Manifest {
  /// With what another evaluation of the same text has. What only one of them has is conditional.
  func merged(with other: Manifest) -> Manifest {
    if self == other { return self }
    var result = self
    result.products = Self.merged(products, other.products, by: \.name)
    result.dependencies = Self.merged(dependencies, other.dependencies, by: \.identity)
    result.targets = Self.merged(targets, other.targets, by: \.name).map { target in
      guard let second = other.targets.first(where: { $0.name == target.name }),
        let first = targets.first(where: { $0.name == target.name })
      else { return target }
      return first.merged(with: second)
    }
    return result
  }

  /// The elements of both lists, those of the second that are not in the first at the end.
  fileprivate static func merged<Element: Equatable, Key: Hashable>(
    _ first: [Element],
    _ second: [Element],
    by key: (Element) -> Key,
    alone: (Element) -> Element = { $0 }
  ) -> [Element] {
    let keys = (Set(first.map(key)), Set(second.map(key)))
    return first.map { keys.1.contains(key($0)) ? $0 : alone($0) }
      + second.filter { !keys.0.contains(key($0)) }.map(alone)
  }
}

extension TargetDeclaration {
  fileprivate func merged(with other: TargetDeclaration) -> TargetDeclaration {
    var result = self
    result.dependencies = Manifest.merged(dependencies, other.dependencies, by: { [$0.name, "\($0.kind)"] }) {
      dependency in
      var dependency = dependency
      dependency.isConditional = true
      return dependency
    }
    // Required settings are required everywhere, and a file is excluded only if it is never compiled.
    result.settings = settings.filter(other.settings.contains)
    result.exclude = exclude.filter(other.exclude.contains)
    result.resources = resources.filter(other.resources.contains)
    result.plugins = Manifest.merged(plugins, other.plugins, by: { $0 })
    if let mine = sources, let others = other.sources {
      result.sources = Manifest.merged(mine, others, by: { $0 })
    } else {
      result.sources = nil
    }
    return result
  }
}
