public import Model

/// Finds types outside the folder or layer of their role.
public struct FolderRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "folder",
    summary: "a type is in the folder and layer of its role",
    why: "The structure is only self-explanatory if, for example, all view models are in the same place.",
    fix: "Move the file to the role's folder in `inward.yml`, or rename the type.",
    broken: "final class ProductListViewModel {}  // in Domain/Models",
    kept: "final class ProductListViewModel {}  // in Presentation/Products",
    reads: .declarations { $0.roles.useCases != nil || $0.roles.viewModels != nil || $0.roles.views != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let roles = context.configuration.roles
    let named: [(name: String, role: Role?)] = [
      ("use case", roles.useCases), ("view model", roles.viewModels), ("view", roles.views),
    ]
    let index = context.types
    let mocks = context.configuration.mocks?.targets ?? []
    return named.flatMap { name, role -> [Finding] in
      guard let role, !role.names.isEmpty else { return [] }
      let names = NameFilter(role)
      return index.entries.filter { entry in
        !entry.isInTests && names.matches(entry) && !mocks.matches(entry.node) && !role.matchesPlacement(entry)
      }.map { entry in
        let folder = entry.file.folder
        return Finding(self, about: entry, message: "\(entry.type.name) is named like a \(name), but is in \(folder)")
      }
    }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.useCases, "useCases", in: context)
  }
}
