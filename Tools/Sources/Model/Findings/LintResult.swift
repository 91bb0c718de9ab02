/// What a lint run came to.
public struct LintResult: Sendable {
  /// Every rule that ran, in the order of their names.
  public var rules: [RuleOutcome]
  /// What was found and neither ignored nor in the baseline, sorted.
  public var findings: [Finding]
  public var statistics: Statistics

  public init(rules: [RuleOutcome], findings: [Finding], statistics: Statistics) {
    self.rules = rules
    self.findings = findings
    self.statistics = statistics
  }

  /// How a rule fared.
  public struct RuleOutcome: Hashable, Sendable {
    public var name: String
    /// One line on what the rule asks for.
    public var summary: String
    public var findingCount: Int

    public init(name: String, summary: String, findingCount: Int) {
      self.name = name
      self.summary = summary
      self.findingCount = findingCount
    }

    public var isKept: Bool { findingCount == 0 }
  }

  /// What the run looked at.
  public struct Statistics: Hashable, Sendable {
    public var files: Int
    public var packages: Int
    public var targets: Int
    public var imports: Int
    /// Findings that a comment in the source silences.
    public var ignored: Int
    /// Findings that the baseline knows.
    public var inBaseline: Int

    public init(files: Int, packages: Int, targets: Int, imports: Int, ignored: Int = 0, inBaseline: Int = 0) {
      self.files = files
      self.packages = packages
      self.targets = targets
      self.imports = imports
      self.ignored = ignored
      self.inBaseline = inBaseline
    }
  }
}
