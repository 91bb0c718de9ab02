public import Model

/// The result of a lint run, with output in several formats.
///
/// Texts from sources, manifests and paths may be hostile, so every format escapes them. The output is the same on
/// every platform, and ends with a line break unless it is empty.
public struct Report {
  let rules: [LintResult.RuleOutcome]
  let findings: [Finding]
  let statistics: LintResult.Statistics
  let descriptions: [RuleDescription]
  let sourceLine: (_ path: String, _ line: Int) -> String?
  let root: String
  let toolVersion: String

  /// Creates a report of a result.
  ///
  /// - Parameters:
  ///   - rules: The descriptions of the rules, for formats that include them.
  ///   - sourceLine: Returns a line of a file by its 1-based number, or `nil` if it cannot be read. Without it, the
  ///     report has no excerpt, and no columns in formats that do not count them in bytes.
  ///   - root: The absolute path of the repository.
  ///   - toolVersion: The version of the tool, such as `1.2.0`.
  public init(
    _ result: LintResult,
    rules: [RuleDescription],
    sourceLine: @escaping (_ path: String, _ line: Int) -> String?,
    root: String,
    toolVersion: String
  ) {
    self.rules = result.rules
    self.findings = result.findings.sorted()
    self.statistics = result.statistics
    self.descriptions = rules
    self.sourceLine = sourceLine
    self.root = root == "/" ? "" : root.hasSuffix("/") ? String(root.dropLast()) : root
    self.toolVersion = toolVersion
  }

  /// The report in a format; the other options only apply to ``ReportFormat/text``.
  public func rendered(as format: ReportFormat, usesColor: Bool, width: Int?, isVerbose: Bool) -> String {
    switch format {
    case .text: text(usesColor: usesColor, width: width, isVerbose: isVerbose)
    case .json: json()
    case .sarif: sarif()
    case .github: github()
    case .junit: junit()
    case .xcode: xcode()
    }
  }
}

extension Report {
  /// Whether a rule has errors, not only warnings.
  func isBroken(_ rule: LintResult.RuleOutcome) -> Bool {
    findings.contains { $0.rule == rule.name && $0.severity == .error }
  }

  /// The line of a location, without its line break.
  func line(at location: SourceLocation) -> String? {
    guard let line = sourceLine(location.path, location.position.line) else { return nil }
    return line.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? line : String(line.prefix { !$0.isNewline })
  }

  /// The absolute path, for tools that do not know the repository's root.
  func absolutePath(of location: SourceLocation) -> String {
    location.path.hasPrefix("/") ? location.path : "\(root)/\(location.path)"
  }
}

/// The output formats of a report.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people at a terminal.
  case text
  /// For scripts; see ``Report/json()`` for its structure.
  case json
  /// For code scanning and editors: the Static Analysis Results Interchange Format, 2.1.0.
  case sarif
  /// For annotations on a pull request: the workflow commands of GitHub Actions.
  case github
  /// For the test reports of CI servers.
  case junit
  /// For the issue navigator: the lines that Xcode reads from a build phase.
  case xcode
}

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
  /// The address of its page, if there is one.
  public var page: String?

  public init(name: String, summary: String, reason: String, advice: String, page: String? = nil) {
    self.name = name
    self.summary = summary
    self.reason = reason
    self.advice = advice
    self.page = page
  }
}
