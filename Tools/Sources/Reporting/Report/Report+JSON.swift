package import Model

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
    let report: JSONValue = [
      "findings": .array(findings.map(json)),
      "rules": .array(
        rules.map { rule in
          ["findings": .integer(counts[rule.name] ?? 0), "name": .string(rule.name), "summary": .string(rule.summary)]
        }
      ),
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
