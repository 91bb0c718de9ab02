public import Model

/// Finds screen states without cases for loading or failure.
public struct StateCasesRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "state-cases",
    summary: "screen states have the required cases",
    why: "A screen without states for loading and failure shows an empty page in both situations.",
    fix: "Add the case, and show it in every host.",
    broken: "enum State: Equatable { case loaded(ProductListViewData) }",
    kept: "enum State: Equatable { case loading, loaded(ProductListViewData), failed(ErrorViewData) }",
    reads: .declarations { $0.roles.states != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let roles = context.configuration.roles
    return context.types.entries(as: roles.states).filter { $0.type.kind == .enum }.flatMap { entry in
      roles.stateCases.filter { !$0.hasAlternative(among: entry.type.cases) }.map { pattern in
        let alternatives = pattern.text.split(separator: "|").joined(separator: " or ")
        return Finding(
          self,
          about: entry,
          message: "the state \(entry.type.name) has no case \(alternatives)",
          subject: "\(entry.type.name): \(pattern.text)"
        )
      }
    }
  }
}

extension Pattern {
  fileprivate func hasAlternative(among cases: [String]) -> Bool {
    text.split(separator: "|").contains { alternative in
      let glob = Glob(alternative.trimmingSpaces)
      return cases.contains { glob.matches($0) }
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(split(separator: " ").joined(separator: " ")) }
}
