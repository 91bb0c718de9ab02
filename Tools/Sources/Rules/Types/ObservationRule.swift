public import Model

/// Finds modules that use both `ObservableObject` and `@Observable`.
public struct ObservationRule: Rule {
  public static let documentation = RuleDocumentation(
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
      """,
    reads: .declarations
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    Dictionary(grouping: context.types.entries, by: \.node.index).values.flatMap { entries -> [Finding] in
      guard let observable = entries.first(where: { $0.kind == .class && $0.type.has("Observable") }) else { return [] }
      return entries.filter { $0.type.conformances.contains("ObservableObject") }.map { entry in
        Finding(
          self,
          about: entry,
          message:
            "\(entry.name) is an ObservableObject, but \(observable.name) in the same module is @Observable"
        )
      }
    }
  }
}
