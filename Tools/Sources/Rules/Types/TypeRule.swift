public import Model

/// Finds types that do not have what `types` in the configuration requires of them, or have what it forbids.
public struct TypeRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "type",
    summary: "types have what the configuration requires of them",
    why: "The team decided this for all types of this kind.",
    fix: "Change the type as the message says, or `types` in `inward.yml` if the decision has changed.",
    broken: """
      # inward.yml: types: [{ match: { names: "*Coordinator" }, require: { attributes: MainActor, modifiers: final } }]
      class OrderCoordinator {}
      """,
    kept: """
      @MainActor
      final class OrderCoordinator {}
      """,
    reads: .declarations { !$0.types.isEmpty }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    context.configuration.types.flatMap { constraint in
      context.types.entries(as: constraint.match).flatMap { entry in
        problems(of: entry, constraint, context).map { problem in
          var finding = Finding(
            self,
            about: entry,
            message: "\(entry.type.name) \(problem)",
            subject: "\(entry.type.name) \(problem)"
          )
          if !constraint.because.isEmpty { finding.reason = constraint.because }
          finding.related = [
            Finding.Related(
              location: SourceLocation(path: context.configuration.path, position: constraint.match.position),
              message: "required here"
            )
          ]
          return finding
        }
      }
    }
  }

  private func problems(of entry: TypeIndex.Entry, _ constraint: TypeConstraint, _ context: RuleContext) -> [String] {
    let (require, forbid) = (constraint.require, constraint.forbid)
    let has = Traits(entry: entry, types: context.types)
    return require.attributes.filter { !has.attribute($0) }.map { "has no @\($0.text)" }
      + require.conformances.filter { !has.conformance($0) }.map { "does not conform to \($0.text)" }
      + require.modifiers.filter { !has.modifier($0) }.map { "is not \($0.text)" }
      + (require.layers.isEmpty || has.place(in: require.layers, [])
        ? [] : ["is not in \(list(require.layers))"])
      + (require.folders.isEmpty || has.place(in: [], require.folders)
        ? [] : ["is in \(entry.file.folder), not in \(list(require.folders))"])
      + forbid.attributes.filter(has.attribute).map { "must not have @\($0.text)" }
      + forbid.conformances.filter(has.conformance).map { "must not conform to \($0.text)" }
      + forbid.modifiers.filter(has.modifier).map { "must not be \($0.text)" }
      + forbid.layers.filter { has.place(in: [$0], []) }.map { "must not be in \($0.text)" }
      + forbid.folders.filter { has.place(in: [], [$0]) }.map { "must not be in \($0.text)" }
  }

  private func list(_ patterns: [Pattern]) -> String { patterns.map(\.text).joined(separator: " or ") }

  private struct Traits {
    let entry: TypeIndex.Entry
    let types: TypeIndex

    func attribute(_ pattern: Pattern) -> Bool {
      if pattern.text == "MainActor" { return types.isOnMainActor(entry) }
      return entry.type.attributes.contains { pattern.matches($0) || pattern.matches($0.prefix { $0 != "(" }) }
    }

    func conformance(_ pattern: Pattern) -> Bool {
      if entry.type.inherited.contains(where: pattern.matches) { return true }
      return pattern.glob.isPattern
        ? types.conformances(of: entry).contains { pattern.matches($0) } : types.conforms(entry, to: [pattern.text])
    }

    /// Types without an access level are internal.
    func modifier(_ pattern: Pattern) -> Bool {
      (entry.type.modifiers + [entry.type.access?.rawValue ?? "internal"]).contains { pattern.matches($0) }
    }

    func place(in layers: [Pattern], _ folders: [Pattern]) -> Bool {
      var role = Role()
      (role.layers, role.folders) = (layers, folders)
      return role.matchesPlacement(entry)
    }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    guard context.readsDeclarations else { return [] }
    return context.configuration.types.filter { context.types.entries(as: $0.match).isEmpty }.map {
      UnmatchedSetting(position: $0.match.position, message: "this entry of `types` matches no type")
    }
  }
}
