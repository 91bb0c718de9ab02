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

  static func isConfigured(in configuration: Configuration) -> Bool { !configuration.types.isEmpty }

  /// Only the types that must use something, or must not, are asked what they mention.
  static func reads(_ configuration: Configuration) -> SourceDepth {
    if configuration.types.isEmpty { return .imports }
    let users = configuration.types.filter { $0.require[.uses] != nil || $0.forbid[.uses] != nil }
    return .outlines { declarations in users.contains { $0.match.reads(declarations.types) } }
  }

  func findings(in context: RuleContext) -> [Finding] {
    let companions = TypeCompanions(context)
    let checked = context.types.selected.filter { context.configuration.isChecked($0.constraint) }
    return checked.flatMap { constraint, entries in
      // What a nested type mentions, the one around it mentions as well. The nested one comes later.
      var mentions: Set<SourceLocation> = []
      return entries.reversed().flatMap { entry in
        let check = TypeCheck(entry: entry, constraint: constraint, types: context.types, companions: companions)
        return check.problems.compactMap { problem in
          let finding = finding(of: check, problem, context.configuration)
          return problem.mention == nil || mentions.insert(finding.location).inserted ? finding : nil
        }
      }
    }
  }

  private func finding(of check: TypeCheck, _ problem: TypeCheck.Problem, _ configuration: Configuration) -> Finding {
    let constraint = check.constraint
    let message = "\(check.entry.name) \(problem.message)"
    var finding = Finding(self, at: (problem.entry ?? check.entry).findingPlace, message: message, subject: message)
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
    lazy var folders = Set(context.files.map(\.folder))
    return context.types.selected.flatMap { constraint, entries in
      let match = constraint.match
      if entries.isEmpty { return [UnmatchedSetting(match.position, "this entry of `types` matches no type")] }
      // `*Entity` and `**/Entities` are of those that may come.
      let isGeneral = { (pattern: Pattern) in pattern.text.hasPrefix("*") }
      let names = (match.names + match.except).filter { !isGeneral($0) && !context.types.hasName($0) }
      let unmatched = match.folders.filter { !isGeneral($0) && !folders.contains(where: $0.matches) }
      return names.map { UnmatchedSetting($0, "`\($0.text)` of an entry of `types` matches no type") }
        + unmatched.map { UnmatchedSetting($0, "`\($0.text)` of an entry of `types` is the folder of no Swift file") }
    }
  }
}

/// Compares a type with what is required of it and forbidden.
struct TypeCheck {
  let entry: TypeIndex.Entry
  let constraint: TypeConstraint
  let types: TypeIndex
  let companions: TypeCompanions

  struct Problem {
    /// Without the type's name.
    var message: String
    /// The extension that has the problem, unless it is the type itself.
    var entry: TypeIndex.Entry?
    var mention: Mention?
  }

  var problems: [Problem] { TypeTrait.allCases.flatMap { missing($0) + forbidden($0) } }

  /// The required patterns that a type does not have.
  private func missing(_ trait: TypeTrait) -> [Problem] {
    guard let patterns = constraint.require[trait], !patterns.isEmpty else { return [] }
    // An extension has what its type has, but may be elsewhere.
    let isInherited = [.attributes, .conformances, .modifiers].contains(trait)
    let holders = [entry] + (isInherited ? types.extended(by: entry) : [])
    // Of folders and layers, one is enough.
    let groups = [.folders, .layers].contains(trait) ? [patterns] : patterns.map { [$0] }
    let missing = groups.filter { group in
      !group.flatMap(\.alternatives).contains { part in holders.contains { has(trait, part, $0) } }
    }
    return missing.compactMap { group in
      let choice = group.map(\.choice).joined(separator: " or ")
      return switch trait {
      case .attributes: "has no @\(choice)"
      case .cases: entry.type.kind == .enum ? "has no case \(choice)" : nil
      case .conformances: "does not conform to \(choice)"
      case .folders: "is in \(entry.place.file.folder.isEmpty ? "the root" : entry.place.file.folder), not in \(choice)"
      case .has: group.first.flatMap { companions.problem(with: $0.text, of: entry) }
      case .layers: "is in \(entry.place.layer?.name ?? "no layer"), not in \(choice)"
      case .modifiers: entry.kind == .class || group.map(\.text) != ["final"] ? "is not \(choice)" : nil
      case .uses: "does not use \(choice)"
      }
    }.map { Problem(message: $0) }
  }

  /// The forbidden patterns that a type has. A pattern that begins with `!` is an exception from the others.
  private func forbidden(_ trait: TypeTrait) -> [Problem] {
    guard let patterns = constraint.forbid[trait] else { return [] }
    // A text in quotation marks may have the separator.
    let parts = { (pattern: Pattern) in pattern.text.contains("\"") ? [pattern] : pattern.alternatives }
    let allowed = patterns.compactMap(\.exception).flatMap(parts)
    let forbidden = patterns.filter { $0.exception == nil }.flatMap(parts)
    return forbidden.flatMap { pattern -> [Problem] in
      switch trait {
      case .conformances:
        return ([entry] + (entry.kind == .extension ? [] : types.extensions(of: entry))).filter {
          types.conforms([$0], to: pattern, besides: forbidden)
        }
        .map { Problem(message: "must not conform to \(pattern.text)", entry: $0) }
      case .uses:
        return types.parts(of: entry, constraint.match).flatMap { part in
          part.type.mentions.filter { mention in
            pattern.matches(mention.name) && mention.name != entry.simpleName
              && !allowed.contains { $0.matches(mention.name) }
          }
          .map { mention in
            let message = mention.text.map { "must not have the text \($0)" } ?? "must not use \(mention.name)"
            return Problem(message: message, entry: part, mention: mention)
          }
        }
      case _ where !has(trait, pattern, entry): return []
      case .attributes:
        let name = entry.type.attributes.first(where: pattern.matches) ?? pattern.text
        return [Problem(message: "must not have @\(name)")]
      case .cases:
        return entry.type.cases.filter(pattern.matches).map { Problem(message: "must not have the case \($0)") }
      case .folders, .layers: return [Problem(message: "must not be in \(pattern.text)")]
      case .has: return [Problem(message: "must not have a \(pattern.text)")]
      case .modifiers: return [Problem(message: "must not be \(pattern.text)")]
      }
    }
  }

  private func has(_ trait: TypeTrait, _ pattern: Pattern, _ entry: TypeIndex.Entry) -> Bool {
    switch trait {
    case .attributes:
      if pattern.text == "MainActor" { return types.globalActor(of: entry) == "MainActor" }
      return entry.type.attributes.contains { attribute in
        let name = String(attribute.prefix { $0 != "(" && $0 != "<" })
        return [attribute, name, TypeDeclaration.simpleName(of: name)].contains(where: pattern.matches)
      }
    case .cases: return entry.type.cases.contains(where: pattern.matches)
    case .conformances: return types.conforms([entry] + types.ownExtensions(of: entry), to: pattern, orImplied: true)
    case .folders: return pattern.matches(entry.place.file.folder)
    case .has: return companions.problem(with: pattern.text, of: entry) == nil
    case .layers: return entry.place.layer.map { pattern.matches($0.name) } ?? false
    case .modifiers:
      // What is open is public as well.
      let levels = [entry.access, entry.access == .open ? .public : entry.access].map(\.rawValue)
      return (entry.type.modifiers + levels).contains(where: pattern.matches)
    case .uses:
      return types.parts(of: entry, constraint.match).contains { part in
        part.type.mentions.contains { pattern.matches($0.name) && $0.name != entry.simpleName }
      }
    }
  }
}

extension Pattern {
  /// The patterns of which one is enough, such as those of `failed|error`.
  var alternatives: [Pattern] {
    text.contains("|") ? text.split(separator: "|").map { Pattern($0.trimmed, at: position) } : [self]
  }

  /// What a pattern such as `!SceneStorage(*` allows; nil for any other pattern.
  fileprivate var exception: Pattern? { text.hasPrefix("!") ? Pattern(String(text.dropFirst()), at: position) : nil }

  fileprivate var choice: String { alternatives.map(\.text).joined(separator: " or ") }
}
