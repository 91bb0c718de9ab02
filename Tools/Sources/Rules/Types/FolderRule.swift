public import Model

/// Finds types outside the folder or layer of their kind.
public struct FolderRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "folder",
    summary: "a type lies in the folder and the layer of its kind",
    why: "The structure explains itself only as long as everything called a view model lies where view models lie.",
    mend: "Move the file to the folder that `inward.yml` gives for the role, or call the type something else.",
    broken: "final class ProductListViewModel {}  // in Domain/Models",
    kept: "final class ProductListViewModel {}  // in Presentation/Products",
    reads: .declarations
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
        !entry.isInTests && names.fits(entry) && !mocks.matches(entry.node) && !role.isPlacedSo(entry)
      }.map { entry in
        let folder = entry.file.folder
        return Finding(self, about: entry, message: "\(entry.type.name) is called a \(name) and lies in \(folder)")
      }
    }
  }

  public func idle(in context: RuleContext) -> [IdleSetting] {
    idleRole(context.configuration.roles.useCases, "useCases", in: context)
  }
}
