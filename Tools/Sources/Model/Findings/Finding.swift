/// A place where the repository does not keep a rule.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule's name, such as `layer`.
  public var rule: String
  public var location: SourceLocation
  /// How long the text is that the finding is about, in UTF-8 bytes, for the caret below it; at least 1.
  public var length: Int
  /// What is wrong, in one sentence.
  public var message: String
  /// Why it matters, in one sentence.
  public var reason: String
  /// How to mend it, in one sentence.
  public var advice: String
  /// The other places that belong to it, such as the manifest's line or the hops of a chain.
  public var related: [Related]
  /// The `#if` under which it holds, or `nil` for always.
  public var condition: String?
  /// What makes this finding the same one after lines have moved: rule, path, and what it is about.
  public var subject: String

  public init(
    rule: String,
    location: SourceLocation,
    length: Int = 1,
    message: String,
    reason: String,
    advice: String,
    related: [Related] = [],
    condition: String? = nil,
    subject: String
  ) {
    self.rule = rule
    self.location = location
    self.length = length
    self.message = message
    self.reason = reason
    self.advice = advice
    self.related = related
    self.condition = condition
    self.subject = subject
  }

  /// Another place that belongs to a finding.
  public struct Related: Hashable, Codable, Sendable {
    public var location: SourceLocation
    public var message: String

    public init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }
}

extension Finding: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
