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

  public struct RuleOutcome: Equatable, Sendable {
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

  public struct Statistics: Equatable, Sendable {
    public var files: Int
    public var packages: Int
    public var targets: Int
    public var imports: Int
    /// The number of findings suppressed by comments.
    public var ignored = 0
    /// The number of findings in the baseline.
    public var inBaseline = 0
    /// The number of Swift files that belong to no target, and were not checked.
    public var unchecked = 0

    public init(files: Int, packages: Int, targets: Int, imports: Int) {
      self.files = files
      self.packages = packages
      self.targets = targets
      self.imports = imports
    }
  }
}

extension LintResult {
  /// The same result with fewer findings; a rule without remaining findings counts as kept.
  public func replacingFindings(_ findings: [Finding], inBaseline: Int) -> LintResult {
    var result = self
    result.findings = findings
    let counts = findings.countsByRule
    for index in result.rules.indices { result.rules[index].findingCount = counts[result.rules[index].name] ?? 0 }
    result.statistics.inBaseline = inBaseline
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

extension [Finding] {
  /// The number of findings of each rule that has any.
  public var countsByRule: [String: Int] {
    reduce(into: [:]) { counts, finding in counts[finding.rule, default: 0] += 1 }
  }
}

/// A violation of a rule.
public struct Finding: Hashable, Sendable {
  /// The rule's name, such as `layer`.
  public var rule: String
  public var location: SourceLocation
  /// The length of the offending text in UTF-8 bytes, to underline it; at least 1.
  public var length: Int
  /// The problem, in one sentence.
  public var message: String
  /// Why it matters, in one sentence.
  public var reason: String
  /// How to fix it, in one sentence.
  public var advice: String
  /// Related locations, such as a line in the manifest or the imports of a chain.
  public var related: [Related]
  /// The `#if` condition under which it applies, or `nil` for always.
  public var condition: String?
  /// What the finding is about. With rule and path, it identifies the finding even if lines move.
  public var subject: String
  /// The name of the entry of `types` that it is about, which may have a level of its own.
  public var constraint: String?
  /// Whether it makes the run fail.
  public var severity = Severity.error

  public enum Severity: String, Sendable {
    case error, warning
  }

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

  /// A related location.
  public struct Related: Hashable, Sendable {
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
    // Nearly all have different places, and tuples would compare the paths of these several times.
    if left.location.path != right.location.path { return left.location.path < right.location.path }
    return (left.location.position, left.rule, left.message) < (right.location.position, right.rule, right.message)
  }
}

/// The files and folders in which findings are reported.
public struct PathScope: Sendable {
  private let paths: [String]

  /// - Parameter paths: Relative to the repository's root, which is empty.
  public init(_ paths: [String] = [""]) {
    self.paths = paths
  }

  public func contains(_ path: String) -> Bool {
    paths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The same from a folder on; `nil` if it reaches nothing in it.
  public func inside(_ folder: String) -> PathScope? {
    if contains(folder) { return PathScope() }
    let inner = paths.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    return inner.isEmpty ? nil : PathScope(inner)
  }
}
