public import Model

/// Finds views and view models that use a repository.
public struct UseCaseSkippedRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "use-case-skipped",
    summary: "views and view models call use cases, not repositories",
    why: """
      Business rules are in use cases. A screen that calls a repository bypasses them or repeats them, and the next \
      screen does so differently.
      """,
    fix: "Give the view model a use case, and give the repository to the use case.",
    broken: """
      final class ProductListViewModel {
        private let repository: any ProductRepository
      """,
    kept: """
      final class ProductListViewModel {
        private let useCases: any HasProductUseCase
      """,
    reads: .declarations {
      [$0.roles.views, $0.roles.viewModels, $0.roles.ports, $0.roles.adapters].contains { $0 != nil }
    }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let roles = context.configuration.roles
    let index = context.types
    let repositories = index.names(as: roles.ports, roles.adapters)
    return (index.entries(as: roles.views) + index.entries(as: roles.viewModels)).flatMap { entry in
      entry.type.mentions.filter { repositories.contains($0.name) }.map { mention in
        Finding(
          self,
          at: SourceLocation(path: entry.file.path, position: mention.position),
          length: mention.name.utf8.count,
          message: "\(entry.type.name) uses the repository \(mention.name)",
          condition: entry.type.condition,
          subject: "\(entry.type.name): \(mention.name)"
        )
      }
    }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    let roles = context.configuration.roles
    return unmatchedRole(roles.views, "views", in: context) + unmatchedRole(roles.ports, "ports", in: context)
      + unmatchedRole(roles.adapters, "adapters", in: context)
  }
}
