/// The result of a lint run.
public struct LintResult: Sendable {
  /// All rules that ran, sorted by name.
  public var rules: [RuleOutcome]
  /// The findings that are neither ignored nor in the baseline, sorted.
  public var findings: [Finding]
  public var statistics: Statistics

  public init(rules: [RuleOutcome], findings: [Finding], statistics: Statistics) {
    self.rules = rules
    self.findings = findings
    self.statistics = statistics
  }

  /// Whether a finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  public struct RuleOutcome: Hashable, Sendable {
    public var name: String
    /// One line on what the rule requires.
    public var summary: String
    public var findingCount: Int

    public init(name: String, summary: String, findingCount: Int) {
      self.name = name
      self.summary = summary
      self.findingCount = findingCount
    }

    public var isKept: Bool { findingCount == 0 }
  }

  public struct Statistics: Hashable, Sendable {
    public var files: Int
    public var packages: Int
    public var targets: Int
    public var imports: Int
    /// The number of findings suppressed by comments.
    public var ignored: Int
    /// The number of findings in the baseline.
    public var inBaseline: Int
    /// The number of Swift files that belong to no target, and were not checked.
    public var unchecked: Int

    public init(
      files: Int,
      packages: Int,
      targets: Int,
      imports: Int,
      ignored: Int = 0,
      inBaseline: Int = 0,
      unchecked: Int = 0
    ) {
      self.files = files
      self.packages = packages
      self.targets = targets
      self.imports = imports
      self.ignored = ignored
      self.inBaseline = inBaseline
      self.unchecked = unchecked
    }
  }
}

extension LintResult {
  /// The same result with fewer findings; a rule without remaining findings counts as kept.
  public func replacingFindings(_ findings: [Finding], inBaseline: Int? = nil) -> LintResult {
    var result = self
    result.findings = findings
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    for index in result.rules.indices { result.rules[index].findingCount = counts[result.rules[index].name] ?? 0 }
    if let inBaseline { result.statistics.inBaseline = inBaseline }
    return result
  }
}

extension LintResult {
  /// Adds the result for another part of the repository.
  public mutating func add(_ other: LintResult) {
    findings = (findings + other.findings).sorted()
    for rule in other.rules {
      if let index = rules.firstIndex(where: { $0.name == rule.name }) {
        rules[index].findingCount += rule.findingCount
      } else {
        rules.append(rule)
      }
    }
    statistics.files += other.statistics.files
    statistics.packages += other.statistics.packages
    statistics.targets += other.statistics.targets
    statistics.imports += other.statistics.imports
    statistics.ignored += other.statistics.ignored
    statistics.unchecked += other.statistics.unchecked
  }
}
