public struct LintResult: Sendable {
  /// The rules that checked something: those that are on, and have the entries in the configuration that they need.
  public var rules: [RuleDocumentation]
  /// The findings that are neither ignored nor in the baseline, sorted.
  public var findings: [Finding]
  public var statistics: Statistics

  public init(rules: [RuleDocumentation], findings: [Finding], statistics: Statistics) {
    self.rules = rules
    self.findings = findings
    self.statistics = statistics
  }

  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  public struct Statistics: Sendable {
    public var files = 0
    public var packages = 0
    public var targets = 0
    public var imports = 0
    /// The number of findings suppressed by comments.
    public var ignored = 0
    public var inBaseline = 0
    /// The number of Swift files that belong to no target, and were not checked.
    public var unchecked = 0

    public init() {}
  }

  /// Adds the result for another part of the repository.
  public mutating func add(_ other: LintResult) {
    findings = (findings + other.findings).sorted()
    let known = rules.map(\.name)
    rules += other.rules.filter { !known.contains($0.name) }
    statistics.files += other.statistics.files
    statistics.packages += other.statistics.packages
    statistics.targets += other.statistics.targets
    statistics.imports += other.statistics.imports
    statistics.ignored += other.statistics.ignored
    statistics.unchecked += other.statistics.unchecked
  }
}

/// The documentation of a rule, for reports, `docs/rules` and `inward explain`.
public struct RuleDocumentation: Sendable {
  /// The rule's identifier in findings, `inward.yml` and ignore comments, such as `can-import`.
  public var name: String
  /// What the rule requires, on one line in the present tense.
  public var summary: String
  public var why: String
  public var fix: String
  /// Code that breaks the rule.
  public var broken: String
  /// The same code, corrected.
  public var kept: String

  public init(name: String, summary: String, why: String, fix: String, broken: String, kept: String) {
    self.name = name
    self.summary = summary
    self.why = why
    self.fix = fix
    self.broken = broken
    self.kept = kept
  }
}

/// A violation of a rule.
public struct Finding: Equatable, Sendable {
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
  /// An error makes the run fail. It is never off.
  public var severity = RuleLevel.error

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

  public struct Related: Equatable, Sendable {
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

/// `// inward:ignore RULE: reason`, which suppresses a rule on its line or, if nothing else is on it, in what starts
/// on the next one: up to the code after attributes, or up to the end of a call such as `.target(…)`.
public struct IgnoreComment: Equatable, Sendable {
  public var rule: String
  /// The reason; empty if missing.
  public var reason: String
  public var position: SourcePosition
  /// The numbers of the first and the last line for which the rule is suppressed.
  public var line: Int
  public var lastLine: Int

  public init(rule: String, reason: String, position: SourcePosition, line: Int, lastLine: Int? = nil) {
    self.rule = rule
    self.reason = reason
    self.position = position
    self.line = line
    self.lastLine = lastLine ?? line
  }

  package func covers(_ line: Int) -> Bool { self.line <= line && line <= lastLine }
}

/// The files and folders in which findings are reported.
public struct PathScope: Sendable {
  private let paths: [String]

  /// - Parameter paths: Relative to the repository's root, which is empty.
  public init(_ paths: [String] = [""]) {
    self.paths = paths
  }

  public func contains(_ path: String) -> Bool {
    paths.contains { path.isInside($0) }
  }

  /// The same from a folder on; `nil` if it reaches nothing in it.
  public func inside(_ folder: String) -> PathScope? {
    if contains(folder) { return PathScope() }
    let inner = paths.compactMap { $0.path(below: folder) }
    return inner.isEmpty ? nil : PathScope(inner)
  }
}
