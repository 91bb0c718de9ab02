public import Model

/// Finds view models outside the main actor.
public struct ViewModelActorRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "view-model-actor",
    summary: "view models are isolated to the main actor",
    why: """
      A screen reads its view model on the main actor. A view model without that isolation can change while it is \
      drawn, or cannot be used by its screen.
      """,
    fix: "Write `@MainActor` before the class.",
    broken: """
      @Observable
      final class ProductListViewModel {}
      """,
    kept: """
      @MainActor @Observable
      final class ProductListViewModel {}
      """,
    reads: .declarations { $0.roles.viewModels != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let types = context.types
    return types.entries(as: context.configuration.roles.viewModels)
      .filter { $0.type.kind == .class && !types.isOnMainActor($0) }
      .map { Finding(self, about: $0, message: "the view model \($0.type.name) is not isolated to the main actor") }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.viewModels, "viewModels", in: context)
  }
}

extension TypeIndex {
  private static let mainActors = ["MainActor", "Swift.MainActor", "_Concurrency.MainActor"]

  /// Whether a type is isolated to the main actor: by its own attribute, by default, or by what it inherits.
  func isOnMainActor(_ entry: Entry) -> Bool {
    var seen: Set<String> = []
    var rest = [entry]
    while let next = rest.popLast() {
      if Self.mainActors.contains(where: next.type.has) || next.isIsolatedByDefault { return true }
      if next.type.modifiers.contains("nonisolated") { continue }
      for name in next.type.parents where seen.insert(name).inserted { rest += declarations(of: name) }
    }
    return false
  }
}

extension TypeIndex.Entry {
  fileprivate var isIsolatedByDefault: Bool {
    node.target.declaration.settings.contains(.defaultIsolation("MainActor")) && !type.modifiers.contains("nonisolated")
      && type.kind != .typealias
  }
}
