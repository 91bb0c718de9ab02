import Model

struct ObservationRule: Rule {
  static let documentation = RuleDocumentation(
    name: "observation",
    summary: "a module uses either @Observable or ObservableObject",
    why: """
      They need different property wrappers in views, and the compiler does not detect a view with the wrong ones: it \
      just stops updating.
      """,
    fix: "Convert the `ObservableObject` to an `@Observable` class, and its `@Published` properties to plain ones.",
    broken: """
      @Observable final class ProductListViewModel {}
      final class ArticleListViewModel: ObservableObject {}
      """,
    kept: """
      @Observable final class ProductListViewModel {}
      @Observable final class ArticleListViewModel {}
      """
  )

  static func reads(_ configuration: Configuration) -> SourceDepth { .outlines { _ in false } }

  func findings(in context: RuleContext) -> [Finding] {
    // By module, the first class for each condition, as there may be thousands of the same.
    var observables: [Int: [TypeDeclaration]] = [:]
    for place in context.types.places {
      let types = place.types
      for index in types.indices where types[index].kind == .class && types[index].has("Observable") {
        let others = observables[place.node.index] ?? []
        if others.allSatisfy({ $0.condition != types[index].condition }) {
          observables[place.node.index] = others + [types[index]]
        }
      }
    }
    if observables.isEmpty { return [] }
    let protocols = observableObjects(in: context)
    return context.types.places.flatMap { place -> [Finding] in
      guard let observables = observables[place.node.index] else { return [] }
      return place.entries.filter { entry in
        entry.kind != .protocol && entry.type.conformances.contains(where: protocols.contains)
      }.compactMap { entry in
        let condition = entry.type.condition ?? .literal(true)
        let observable = observables.first { $0.condition?.excludes(condition) != true }
        guard let name = observable?.name else { return nil }
        let message = "\(entry.name) is an ObservableObject, but \(name) in the same module is @Observable"
        return Finding(self, at: entry.findingPlace, message: message)
      }
    }
  }

  /// The names of `ObservableObject`, and of the protocols and other names for it.
  private func observableObjects(in context: RuleContext) -> Set<String> {
    let heirs = context.types.places.flatMap { place in
      place.types.indices.filter { [.protocol, .typealias].contains(place.types[$0].kind) }.map { number in
        let heir = place.types[number]
        return (name: heir.simpleName, parents: heir.parents.map(TypeDeclaration.simpleName))
      }
    }
    var names: Set = ["ObservableObject"]
    var count = 0
    while names.count > count {
      count = names.count
      for heir in heirs where !names.isDisjoint(with: heir.parents) { names.insert(heir.name) }
    }
    return names
  }
}
