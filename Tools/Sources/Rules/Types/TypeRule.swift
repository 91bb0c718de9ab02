import Model

struct TypeRule: Rule {
  static let documentation = RuleDocumentation(
    name: TypeConstraint.rule,
    summary: "types have what the configuration requires of them",
    why: "The team decided this for all types of this kind.",
    fix: """
      Change the type as the message says, or `types` in `inward.yml` if the decision has changed. An entry that has a \
      `name` can be replaced by another one of this name, and `rules` can turn it off, or make it a warning.
      """,
    broken: """
      # inward.yml: types: [{ match: { names: "*Coordinator" }, require: { attributes: MainActor, modifiers: final } }]
      class OrderCoordinator {}
      """,
    kept: """
      @MainActor
      final class OrderCoordinator {}
      """
  )

  /// Only the types that must use something, or must not, are asked what they mention.
  static func reads(_ configuration: Configuration) -> RuleInput {
    if configuration.types.isEmpty { return .imports }
    let users = configuration.types.filter { $0.require[.uses] != nil || $0.forbid[.uses] != nil }
    if users.isEmpty { return .declarations }
    return .mentions { declarations in
      // By index, as a copy of a type would retain everything in it.
      declarations.types.indices.contains { index in
        users.contains { $0.match.includes(declarations.types[index].kind, declarations.types[index].name) }
      }
    }
  }

  func findings(in context: RuleContext) -> [Finding] {
    let companions = TypeCompanions(context)
    let checked = context.types.selected.filter { context.configuration.isChecked($0.constraint) }
    return checked.flatMap { constraint, entries in
      entries.flatMap { entry in
        let check = TypeCheck(entry: entry, types: context.types, companions: companions)
        return TypeTrait.allCases.flatMap { trait in
          check.missing(trait, constraint.require[trait] ?? []) + check.forbidden(trait, constraint.forbid[trait] ?? [])
        }
        .map { finding(about: entry, $0, constraint, context.configuration) }
      }
    }
  }

  private func finding(
    about entry: TypeIndex.Entry,
    _ problem: TypeCheck.Problem,
    _ constraint: TypeConstraint,
    _ configuration: Configuration
  ) -> Finding {
    let message = "\(entry.type.name) \(problem.message)"
    var finding = Finding(self, at: (problem.entry ?? entry).findingPlace, message: message, subject: message)
    if let mention = problem.mention {
      finding.location.position = mention.position
      finding.length = mention.text?.utf8.count ?? mention.name.utf8.count
    }
    if !constraint.because.isEmpty { finding.reason = constraint.because }
    finding.constraint = constraint.name
    let required = constraint.name.map { "required here by `\($0)`" } ?? "required here"
    finding.related = [configuration.related(constraint.match.position, required)]
    return finding
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    // Only imports are read if no rule that runs needs more.
    guard context.files.contains(where: { $0.facts.declarations != nil }) else { return [] }
    return context.types.selected.filter(\.entries.isEmpty).map { constraint, _ in
      UnmatchedSetting(constraint.match.position, "this entry of `types` matches no type")
    }
  }
}
