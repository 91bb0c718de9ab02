public import Model

/// Finds `ObservableObject` beside `@Observable` in one module.
public struct ObservationRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "observation",
    summary: "a module observes in one way: @Observable or ObservableObject",
    why: """
      The two need other property wrappers in every view that uses them, and the compiler does not notice a view that \
      takes the wrong ones: it only stops being drawn.
      """,
    mend: "Turn the `ObservableObject` into an `@Observable` class, and its `@Published` properties into plain ones.",
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
      guard let observable = entries.first(where: { $0.type.has("Observable") }) else { return [] }
      return entries.filter { $0.type.conformances.contains("ObservableObject") }.map { entry in
        Finding(
          self,
          about: entry,
          message: "\(entry.type.name) is an ObservableObject, in a module where \(observable.type.name) is @Observable"
        )
      }
    }
  }
}
