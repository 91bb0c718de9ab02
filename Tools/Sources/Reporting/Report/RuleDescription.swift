/// What a rule asks for, in words, so that a report can carry them to where they are read.
public struct RuleDescription: Hashable, Sendable {
  /// The rule's name, such as `layer`.
  public var name: String
  /// One line on what the rule asks for.
  public var summary: String
  /// Why it matters.
  public var reason: String
  /// How to mend what it finds.
  public var advice: String

  public init(name: String, summary: String, reason: String, advice: String) {
    self.name = name
    self.summary = summary
    self.reason = reason
    self.advice = advice
  }
}
