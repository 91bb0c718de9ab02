/// The texts of a rule, for reports.
public struct RuleDescription: Hashable, Sendable {
  /// The rule's name, such as `layer`.
  public var name: String
  /// One line on what the rule requires.
  public var summary: String
  /// Why it matters.
  public var reason: String
  /// How to fix a finding.
  public var advice: String

  public init(name: String, summary: String, reason: String, advice: String) {
    self.name = name
    self.summary = summary
    self.reason = reason
    self.advice = advice
  }
}
