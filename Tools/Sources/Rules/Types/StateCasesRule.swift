public import Model

/// Finds states of screens that leave out loading or failure.
public struct StateCasesRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "state-cases",
    summary: "the states of screens have the cases that every screen needs",
    why: "A screen that cannot say that it loads, or that it failed, shows an empty one in both cases.",
    mend: "Add the case, and draw it in every host.",
    broken: "enum State: Equatable { case loaded(ProductListViewData) }",
    kept: "enum State: Equatable { case loading, loaded(ProductListViewData), failed(ErrorViewData) }",
    reads: .declarations
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
