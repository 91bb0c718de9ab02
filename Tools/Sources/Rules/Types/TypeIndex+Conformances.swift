import Model

extension TypeIndex {
  /// What protocols of the standard library refine.
  static let refined = [
    "Actor": ["AnyObject", "Sendable"], "Clock": ["Sendable"], "Codable": ["Decodable", "Encodable"],
    "CodingKey": ["Sendable"], "Comparable": ["Equatable"], "CustomNSError": ["Error", "Sendable"],
    "Error": ["Sendable"], "Hashable": ["Equatable"],
    "InstantProtocol": ["Comparable", "Equatable", "Hashable", "Sendable"], "LocalizedError": ["Error", "Sendable"],
    "OptionSet": ["Equatable", "SetAlgebra"],
    "RecoverableError": ["Error", "Sendable"], "SetAlgebra": ["Equatable"], "Strideable": ["Comparable", "Equatable"],
  ]

  /// Whether declarations conform to what a pattern names, directly or by a protocol or a class of the repository.
  ///
  /// - Parameters:
  ///   - others: What is asked about on its own, with all that it refines.
  ///   - orImplied: Whether what types have without a protocol counts as well.
  func conforms(
    _ entries: [Entry],
    to pattern: Pattern,
    besides others: [Pattern] = [],
    orImplied: Bool = false
  ) -> Bool {
    if entries.contains(where: { $0.type.inherited.contains(where: pattern.matches) }) { return true }
    var names = inheritedNames(of: entries.filter { $0.kind != .typealias })
    if names.isSuperset(of: ["Decodable", "Encodable"]) { names.insert("Codable") }
    for name in names {
      guard let refined = Self.refined[name], !others.contains(where: { $0.matches(name) }) else { continue }
      names.formUnion(refined)
    }
    if orImplied { names.formUnion(entries.flatMap(implied)) }
    return names.contains(where: pattern.matches)
  }

  /// What a type conforms to without saying so.
  private func implied(by entry: Entry) -> [String] {
    let type = entry.type
    switch type.kind {
    case .actor: return ["Actor", "AnyObject", "Sendable"]
    case .extension, .protocol, .typealias: return []
    case .class, .enum, .struct:
      let isComparable = !type.cases.isEmpty && !type.hasAssociatedValues
      let isOwnEnum = type.kind == .enum && !type.hasAssociatedValues && ![.public, .open].contains(entry.access)
      return (isComparable ? ["Equatable", "Hashable"] : [])
        + (isOwnEnum || globalActor(of: entry) != nil ? ["Sendable"] : [])
    }
  }
}
