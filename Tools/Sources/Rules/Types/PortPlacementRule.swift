public import Model

/// Finds ports and implementations in the wrong layer.
public struct PortPlacementRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "port-placement",
    summary: "ports are declared in an inner layer and implemented in an outer one",
    why: """
      A port belongs to its users. Declared next to its implementation, it makes the inner layer depend on the outer \
      one; implemented in the inner layer, it brings file and network access there.
      """,
    fix: "Declare the protocol in the layer of the use cases, and implement it in the data layer.",
    broken: "protocol ProductRepository {}  // in Data",
    kept: """
      protocol ProductRepository {}  // in Domain
      struct ProductRemoteRepository: ProductRepository {}  // in Data
      """,
    reads: .declarations { $0.roles.ports != nil || $0.roles.adapters != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let roles = context.configuration.roles
    let index = context.types
    return misplacedPorts(roles, index) + misplacedImplementations(roles, index, context)
  }

  private func misplacedPorts(_ roles: Roles, _ index: TypeIndex) -> [Finding] {
    guard let role = roles.ports else { return [] }
    let names = NameFilter(role)
    return index.entries.filter {
      !$0.isInTests && $0.type.kind == .protocol && names.matches($0) && !role.matchesPlacement($0)
    }
    .map { Finding(self, about: $0, message: "the port \($0.type.name) is declared in \($0.place)") }
  }

  private func misplacedImplementations(_ roles: Roles, _ index: TypeIndex, _ context: RuleContext) -> [Finding] {
    guard let role = roles.adapters else { return [] }
    let mocks = context.configuration.mocks?.targets ?? []
    let ports = index.names(as: roles.ports)
    return index.entries.filter { entry in
      !entry.isInTests && entry.type.kind != .protocol && !mocks.matches(entry.node)
        && !ports.isDisjoint(with: entry.type.conformances) && !role.matchesPlacement(entry)
    }.map { Finding(self, about: $0, message: "the port implementation \($0.type.name) is in \($0.place)") }
  }
}

extension TypeIndex.Entry {
  /// The layer, or the folder if the target is in no layer.
  var place: String { layer?.name ?? file.folder }
}
