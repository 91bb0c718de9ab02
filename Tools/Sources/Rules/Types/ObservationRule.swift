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

  static func reads(_ configuration: Configuration) -> RuleInput { .declarations }

  func findings(in context: RuleContext) -> [Finding] {
    var observables: [Int: String] = [:]
    for place in context.types.places where observables[place.node.index] == nil {
      let type = place.types.first { $0.kind == .class && $0.has("Observable") }
      if let type { observables[place.node.index] = type.name }
    }
    return context.types.places.flatMap { place -> [Finding] in
      guard let observable = observables[place.node.index] else { return [] }
      return place.entries.filter { $0.type.conformances.contains("ObservableObject") }.map { entry in
        let message = "\(entry.name) is an ObservableObject, but \(observable) in the same module is @Observable"
        return Finding(self, at: entry.findingPlace, message: message)
      }
    }
  }
}
