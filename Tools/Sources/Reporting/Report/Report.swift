public import Model

/// The result of a lint run, with output in several formats.
///
/// Texts from sources, manifests and paths may be hostile, so every format escapes them. The output is the same on
/// every platform, and ends with a line break unless it is empty.
public struct Report: Sendable {
  let rules: [RuleDocumentation]
  let findings: [Finding]
  /// The number of findings of each rule that has any.
  let counts: [String: Int]
  let statistics: LintResult.Statistics
  let failures: [String]
  let undecided: [String: [String]]
  let allRules: [RuleDocumentation]
  let page: @Sendable (_ rule: String) -> String?
  let sourceLine: @Sendable (_ path: String, _ line: Int) -> String?
  let root: String
  let workflowFolder: String
  let toolVersion: String

  /// - Parameters:
  ///   - failures: What could not be read.
  ///   - undecided: For each rule, the targets of which it cannot tell whether they keep it.
  ///   - rules: All rules, for formats that include them.
  ///   - page: Returns the address of a rule's page, if there is one.
  ///   - sourceLine: Returns a line of a file by its 1-based number, without its line break, or `nil` if it cannot be
  ///     read. Without it, the report has no excerpt, and no columns in formats that do not count them in bytes.
  ///   - root: The absolute path of the repository.
  ///   - workflowFolder: The repository's path in the folder of GitHub's workflow; empty for that folder itself.
  ///   - toolVersion: The version of the tool, such as `1.2.0`.
  public init(
    _ result: LintResult,
    failures: [String] = [],
    undecided: [String: [String]] = [:],
    rules: [RuleDocumentation],
    page: @escaping @Sendable (_ rule: String) -> String? = { _ in nil },
    sourceLine: @escaping @Sendable (_ path: String, _ line: Int) -> String?,
    root: String,
    workflowFolder: String = "",
    toolVersion: String
  ) {
    self.rules = result.rules
    self.findings = result.findings
    self.counts = result.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    self.statistics = result.statistics
    self.failures = failures
    self.undecided = undecided
    self.allRules = rules
    self.page = page
    self.sourceLine = sourceLine
    self.root = root.hasSuffix("/") ? String(root.dropLast()) : root
    self.workflowFolder = workflowFolder
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

  /// Whether a rule has errors, not only warnings.
  func isBroken(_ rule: RuleDocumentation) -> Bool {
    findings.contains { $0.rule == rule.name && $0.severity == .error }
  }

  func line(at location: SourceLocation) -> String? { sourceLine(location.path, location.position.line) }

  /// The columns of a text in its line, or `nil` if the line cannot be read.
  func columns(at location: SourceLocation, length: Int) -> (start: Int, end: Int)? {
    line(at: location).map { $0.utf16Columns(at: location.position.column, length: length) }
  }
}

extension Report {
  /// The report as JSON.
  ///
  /// All keys are always present and sorted. A later version may add keys; any other change increases `version`.
  ///
  /// ```json
  /// {
  ///   "findings": [{
  ///     "advice": "how to fix it",
  ///     "column": 8,                    // in UTF-8 bytes, from 1
  ///     "condition": "os(Linux)",       // the `#if` condition, or null for always
  ///     "fingerprint": "84ea2f…",       // independent of lines; the same as in SARIF
  ///     "length": 4,                    // in UTF-8 bytes, at least 1
  ///     "line": 3,                      // from 1
  ///     "message": "what is wrong",
  ///     "path": "Sources/Shop/Cart.swift",  // relative to the repository's root
  ///     "reason": "why it matters",
  ///     "related": [{"column": 5, "line": 9, "message": "declared here", "path": "Package.swift"}],
  ///     "rule": "layer",
  ///     "severity": "error",            // or "warning"
  ///     "subject": "Shop -> Data"
  ///   }],
  ///   "rules": [{"findings": 1, "name": "layer", "summary": "what it requires"}],
  ///   "statistics": {"files": 1, "ignored": 0, "imports": 1, "inBaseline": 0, "packages": 1, "targets": 1,
  ///     "unchecked": 0},
  ///   "tool": {"name": "inward", "version": "1.2.0"},
  ///   "version": 1
  /// }
  /// ```
  public func json() -> String {
    let rules = rules.map { rule -> JSONValue in
      ["findings": .integer(counts[rule.name] ?? 0), "name": .string(rule.name), "summary": .string(rule.summary)]
    }
    let report: JSONValue = [
      "findings": .array(findings.map(json)),
      "rules": .array(rules),
      "statistics": [
        "files": .integer(statistics.files),
        "ignored": .integer(statistics.ignored),
        "imports": .integer(statistics.imports),
        "inBaseline": .integer(statistics.inBaseline),
        "packages": .integer(statistics.packages),
        "targets": .integer(statistics.targets),
        "unchecked": .integer(statistics.unchecked),
      ],
      "tool": ["name": "inward", "version": .string(toolVersion)],
      "version": .integer(1),
    ]
    return report.text
  }

  private func json(_ finding: Finding) -> JSONValue {
    let members: [String: JSONValue] = [
      "advice": .string(finding.advice),
      "condition": finding.condition.map(JSONValue.string) ?? .null,
      "fingerprint": .string(finding.fingerprint),
      "length": .integer(finding.length),
      "reason": .string(finding.reason),
      "related": .array(finding.related.map { JSONValue($0.location.members($0.message)) }),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "subject": .string(finding.subject),
    ]
    return JSONValue(members.merging(finding.location.members(finding.message)) { first, _ in first })
  }
}

extension SourceLocation {
  /// The members of an object that says something of a place, with the column in UTF-8 bytes.
  package func members(_ message: String) -> [String: JSONValue] {
    [
      "column": .integer(position.column),
      "line": .integer(position.line),
      "message": .string(message),
      "path": .string(path),
    ]
  }
}

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

extension Finding {
  /// The text of a finding that is read away from its source: message, condition, reason and advice.
  public var paragraphs: [String] {
    let details = [reason.isEmpty ? nil : "Why: \(reason)", advice.isEmpty ? nil : "Fix: \(advice)"]
    return ([message, condition.map { "Under: \($0)" }] + details).compactMap(\.self)
  }

  /// Identifies a finding even if lines move: 16 hexadecimal digits.
  ///
  /// It is the 64-bit FNV-1a hash of the rule, the path and the subject, each as UTF-8 followed by a zero byte. It does
  /// not depend on line or message. Findings with the same subject in one file share it.
  var fingerprint: String {
    let text = [rule, location.path, subject].map { $0 + "\0" }.joined()
    let digits = String(text.utf8.fnv1a, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash.
  ///
  /// Source: Fowler, Noll and Vo, "FNV Hash", http://www.isthe.com/chongo/tech/comp/fnv/. `Hasher` is unsuitable
  /// because its seed changes with each run.
  var fnv1a: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}

extension String {
  /// The first column of a text in the line and the one after its last, in UTF-16 code units, as in editors and on web
  /// pages.
  ///
  /// - Parameters:
  ///   - column: The start of the text, in UTF-8 bytes from 1.
  ///   - length: The length of the text, in UTF-8 bytes.
  func utf16Columns(at column: Int, length: Int) -> (start: Int, end: Int) {
    // A byte inside a character counts as its first one, and any byte past the end as the one after it.
    func utf16Column(ofByte byte: Int) -> Int {
      let end = utf8.index(startIndex, offsetBy: byte, limitedBy: endIndex) ?? endIndex
      return utf16.distance(from: startIndex, to: end) + 1
    }
    let byte = Swift.min(Swift.max(column, 1) - 1, utf8.count)
    return (utf16Column(ofByte: byte), utf16Column(ofByte: byte + Swift.min(Swift.max(length, 1), utf8.count)))
  }
}
