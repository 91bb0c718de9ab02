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
  ///   - others: Patterns that are asked about as well. What protocols that match one of them refine does not count.
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
    if names.contains(where: pattern.matches) { return true }
    // A pattern such as `*able` means only what is written, unless it is required.
    if pattern.glob.isPattern, !orImplied { return false }
    let known = names.filter { name in !others.contains { $0.matches(name) } }
    let refined = known.flatMap { Self.refined[$0] ?? [] } + (orImplied ? entries.flatMap(implied) : [])
    return refined.contains(where: pattern.matches)
  }

  /// What a type conforms to without saying so.
  private func implied(by entry: Entry) -> [String] {
    let type = entry.type
    switch type.kind {
    case .actor: return ["Actor", "AnyObject", "Sendable"]
    case .extension, .protocol, .typealias: return []
    case .class, .enum, .struct:
      let isComparable = !type.cases.isEmpty && !type.hasAssociatedValues
      // Other modules may not rely on the cases of a public enum, unless it is frozen.
      let isVisible = entry.access == .public || type.has("usableFromInline")
      let isSendable = type.kind == .enum && !type.hasAssociatedValues && (!isVisible || type.has("frozen"))
      return (isComparable ? ["Equatable", "Hashable"] : [])
        + (isSendable || globalActor(of: entry) != nil ? ["Sendable"] : [])
    }
  }
}
