import Model

/// The mock targets of a repository, and the product targets that use them.
struct MocksDraft {
  var targets: [String]
  var usedBy: [String]

  /// - Returns: `nil` if no target is named like a mock target.
  init?(_ repository: Repository) {
    let all = repository.packages.flatMap(\.targets).filter { $0.declaration.kind != .test }
    let mocks = all.filter { target in
      target.declaration.kind == .regular && Self.endings.contains { target.name.hasSuffix($0) }
    }
    guard !mocks.isEmpty else { return nil }
    let names = Set(mocks.map(\.name))
    let modules = Set(mocks.map(\.moduleName))
    let products = repository.packages.flatMap(\.manifest.products).filter { !names.isDisjoint(with: $0.targets) }
    let dependencies = names.union(products.map(\.name))
    let users = all.filter { target in
      guard !names.contains(target.name) else { return false }
      let declared = target.declaration.dependencies.map(\.name)
      return !dependencies.isDisjoint(with: declared) || !modules.isDisjoint(with: target.importedModules)
    }
    targets = names.sorted()
    usedBy = Set(users.map(\.name)).sorted()
  }

  private static let endings = ["Mocks", "Mock", "Fakes", "Stubs"]
}
