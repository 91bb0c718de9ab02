public import Model

/// One thing that a repository must keep to. Each rule has a file of its own, with its documentation.
public protocol Rule: Sendable {
  static var documentation: RuleDocumentation { get }

  init()

  /// Every place where the repository does not keep the rule, in any order.
  func findings(in context: RuleContext) -> [Finding]

  /// Parts of the configuration that belong to the rule and had nothing to apply to.
  func idle(in context: RuleContext) -> [IdleSetting]
}

extension Rule {
  public func idle(in context: RuleContext) -> [IdleSetting] { [] }

  public var name: String { Self.documentation.name }
}

/// A part of the configuration that nothing in the repository answers to.
public struct IdleSetting: Hashable, Sendable {
  public var position: SourcePosition
  public var message: String

  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}

/// What a person reads about a rule; `docs/rules` and `inward explain` are made from it.
public struct RuleDocumentation: Sendable {
  /// The name in findings, in `inward.yml` and in ignore comments, such as `can-import`.
  public var name: String
  /// What the rule asks for, on one line and in the present tense.
  public var summary: String
  /// Why it matters.
  public var why: String
  /// How to mend a finding.
  public var mend: String
  /// Code that breaks the rule.
  public var broken: String
  /// The same code as it should be.
  public var kept: String
  /// What the rule reads.
  public var reads: Reads

  public init(
    name: String,
    summary: String,
    why: String,
    mend: String,
    broken: String,
    kept: String,
    reads: Reads = .imports
  ) {
    self.name = name
    self.summary = summary
    self.why = why
    self.mend = mend
    self.broken = broken
    self.kept = kept
    self.reads = reads
  }

  public enum Reads: Sendable {
    /// Manifests and imports, for which most of a file need not be read.
    case imports
    /// The declarations of every file.
    case declarations
  }
}
