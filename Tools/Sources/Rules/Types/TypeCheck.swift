import Model

/// Compares a type with what is required of it and forbidden.
struct TypeCheck {
  let entry: TypeIndex.Entry
  let types: TypeIndex
  let companions: TypeCompanions

  struct Problem {
    /// Without the type's name.
    var message: String
    /// The extension that has the problem, unless it is the type itself.
    var entry: TypeIndex.Entry?
    var mention: Mention?
  }

  /// The required patterns that a type does not have. Of folders and layers, one is enough.
  func missing(_ trait: TypeTrait, _ patterns: [Pattern]) -> [Problem] {
    let missing = patterns.filter { pattern in !pattern.alternatives.contains { has(trait, $0) } }
    if missing.isEmpty { return [] }
    if trait == .folders || trait == .layers {
      if missing.count < patterns.count { return [] }
      let place = trait == .layers ? entry.layer?.name ?? "no layer" : entry.file.folder
      return [Problem(message: "is in \(place), not in \(patterns.map(\.choice).joined(separator: " or "))")]
    }
    return missing.compactMap { pattern in
      switch trait {
      case .attributes: "has no @\(pattern.choice)"
      case .cases: entry.type.kind == .enum ? "has no case \(pattern.choice)" : nil
      case .conformances: "does not conform to \(pattern.choice)"
      case .has: companions.advice(on: pattern.text, of: entry)
      case .modifiers: "is not \(pattern.choice)"
      case .uses: "does not use \(pattern.choice)"
      case .folders, .layers: nil
      }
    }.map { Problem(message: $0) }
  }

  /// The forbidden patterns that a type has.
  func forbidden(_ trait: TypeTrait, _ patterns: [Pattern]) -> [Problem] {
    patterns.flatMap { pattern -> [Problem] in
      switch trait {
      case .conformances:
        return ([entry] + types.extensions(of: entry)).filter { types.conforms($0, to: pattern) }.map {
          Problem(message: "must not conform to \(pattern.text)", entry: $0)
        }
      case .uses:
        return entry.type.mentions.filter { pattern.matches($0.name) && $0.name != entry.simpleName }.map {
          Problem(message: "must not use \($0.name)", mention: $0)
        }
      case _ where !has(trait, pattern): return []
      case .attributes: return [Problem(message: "must not have @\(pattern.text)")]
      case .cases: return [Problem(message: "must not have the case \(pattern.text)")]
      case .folders, .layers: return [Problem(message: "must not be in \(pattern.text)")]
      case .has: return [Problem(message: "must not have a \(pattern.text)")]
      case .modifiers: return [Problem(message: "must not be \(pattern.text)")]
      }
    }
  }

  private func has(_ trait: TypeTrait, _ pattern: Pattern) -> Bool {
    let type = entry.type
    switch trait {
    case .attributes:
      if pattern.text == "MainActor" { return types.isOnMainActor(entry) }
      return type.attributes.contains { pattern.matches($0) || pattern.matches($0.prefix { $0 != "(" }) }
    case .cases: return type.cases.contains(where: pattern.matches)
    case .conformances:
      // Swift makes an enum whose cases have no values Equatable and Hashable by itself.
      let isImplicit = type.kind == .enum && !type.hasAssociatedValues
      if isImplicit, ["Equatable", "Hashable"].contains(pattern.text) { return true }
      return ([entry] + types.ownExtensions(of: entry)).contains { types.conforms($0, to: pattern, orRefines: true) }
    case .folders: return pattern.matches(entry.file.folder)
    case .has: return companions.exists(pattern.text, of: entry)
    case .layers: return entry.layer.map { pattern.matches($0.name) } ?? false
    // Types without an access level are internal.
    case .modifiers: return (type.modifiers + [type.access?.rawValue ?? "internal"]).contains { pattern.matches($0) }
    case .uses: return type.mentions.contains { pattern.matches($0.name) && $0.name != entry.simpleName }
    }
  }
}

extension Pattern {
  /// The patterns of which one is enough, such as those of `failed|error`.
  var alternatives: [Pattern] {
    text.contains("|") ? text.split(separator: "|").map { Pattern($0.trimmingSpaces, at: position) } : [self]
  }

  fileprivate var choice: String { alternatives.map(\.text).joined(separator: " or ") }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(split(separator: " ").joined(separator: " ")) }
}
