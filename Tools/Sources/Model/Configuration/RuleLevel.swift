/// What a finding of a rule means.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// The rule is not checked.
  case off
  /// Findings are reported, and the run succeeds.
  case warning
  /// Findings are reported, and the run fails.
  case error
}

/// The levels of rules, by name or glob.
public struct RuleLevels: Sendable {
  public var entries: [(rule: Pattern, level: RuleLevel)]

  public init(_ entries: [(rule: Pattern, level: RuleLevel)] = []) {
    self.entries = entries
  }

  /// The level of a rule, or `nil` if no entry has one. A rule's own name counts more than a glob, and a later entry more
  /// than an earlier one.
  public subscript(_ rule: String) -> RuleLevel? {
    let matches = entries.filter { $0.rule.matches(rule) }
    return (matches.last { !$0.rule.glob.isPattern } ?? matches.last)?.level
  }
}

extension Configuration {
  /// The level of a rule in a layer, or outside of the layers.
  public func level(of rule: String, in layer: Layer?) -> RuleLevel {
    layer?.levels[rule] ?? levels[rule] ?? .error
  }

  /// Whether a rule is checked somewhere.
  public func isChecked(_ rule: String) -> Bool {
    ([nil] + layers).contains { level(of: rule, in: $0) != .off }
  }
}
