public import Model

/// Finds views and view models that name a repository.
public struct UseCaseSkippedRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "use-case-skipped",
    summary: "views and view models ask use cases, not repositories",
    why: """
      The rules of the business live in use cases. A screen that goes to the repository leaves them out, or repeats \
      them, and the next screen does it another way.
      """,
    mend: "Give the view model a use case, and let the use case have the repository.",
    broken: """
      final class ProductListViewModel {
        private let repository: any ProductRepository
      """,
    kept: """
      final class ProductListViewModel {
        private let useCases: any HasProductUseCase
      """,
    reads: .declarations
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
          message: "\(entry.type.name) names the repository \(mention.name)",
          condition: entry.type.condition,
          subject: "\(entry.type.name): \(mention.name)"
        )
      }
    }
  }

  public func idle(in context: RuleContext) -> [IdleSetting] {
    let roles = context.configuration.roles
    return idleRole(roles.views, "views", in: context) + idleRole(roles.ports, "ports", in: context)
      + idleRole(roles.adapters, "adapters", in: context)
  }
}
