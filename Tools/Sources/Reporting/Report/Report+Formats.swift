import Model

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
    [
      "advice": .string(finding.advice),
      "column": .integer(finding.location.position.column),
      "condition": finding.condition.map(JSONValue.string) ?? .null,
      "fingerprint": .string(finding.fingerprint),
      "length": .integer(finding.length),
      "line": .integer(finding.location.position.line),
      "message": .string(finding.message),
      "path": .string(finding.location.path),
      "reason": .string(finding.reason),
      "related": .array(finding.related.map(json)),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "subject": .string(finding.subject),
    ]
  }

  private func json(_ related: Finding.Related) -> JSONValue {
    [
      "column": .integer(related.location.position.column),
      "line": .integer(related.location.position.line),
      "message": .string(related.message),
      "path": .string(related.location.path),
    ]
  }
}

extension Report {
  /// The report as JUnit XML, with a test per rule, which fails with all findings of the rule. A rule with warnings
  /// only passes, and prints them.
  ///
  /// Each test has at most one `failure`, because many readers only show the first.
  ///
  /// Source: the schema of Apache Maven Surefire, `surefire-test-report.xsd`. JUnit itself never specified the format.
  public func junit() -> String {
    let broken = rules.count(where: isBroken)
    let counts = "tests=\"\(rules.count)\" failures=\"\(broken)\" errors=\"0\" skipped=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="inward" \(counts)>
        <testsuite name="inward" \(counts)>
      \(rules.map(testCase(for:)).joined())  </testsuite>
      </testsuites>

      """
  }

  private func testCase(for rule: RuleDocumentation) -> String {
    let start = "    <testcase classname=\"inward\" name=\"\(rule.name.onOneLine.markupEscaped)\""
    guard let count = counts[rule.name] else { return start + "/>\n" }
    let details = findings.filter { $0.rule == rule.name }.map(details(of:)).joined(separator: "\n\n")
    guard isBroken(rule) else {
      return "\(start)>\n      <system-out>\(details.markupEscaped)</system-out>\n    </testcase>\n"
    }
    let message = "\(count) × \(rule.summary)"
    return """
      \(start)>
            <failure message="\(message.onOneLine.markupEscaped)" type="\(rule.name.onOneLine.markupEscaped)">\
      \(details.markupEscaped)</failure>
          </testcase>

      """
  }

  private func details(of finding: Finding) -> String {
    let related = finding.related.map { "\($0.location): \($0.message)" }
    let lines = ["\(finding.location): \(finding.message)"] + finding.paragraphs.dropFirst() + related
    return lines.map(\.onOneLine).joined(separator: "\n")
  }
}

extension Report {
  /// The report as workflow commands, which GitHub Actions shows as annotations on changed lines.
  ///
  /// GitHub shows only the first ten errors of each step.
  ///
  /// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are from `command.ts` in GitHub's
  /// toolkit, because the documentation does not list them.
  public func github() -> String {
    findings.map(command(for:)).joined()
  }

  private func command(for finding: Finding) -> String {
    var properties = [
      "file=\(escapedProperty(finding.location.path))",
      "line=\(finding.location.position.line)",
    ]
    if let columns = columns(at: finding.location, length: finding.length) {
      properties += ["col=\(columns.start)", "endColumn=\(columns.end)"]
    }
    properties.append("title=\(escapedProperty("inward (\(finding.rule))"))")
    let related = finding.related.map { "\($0.location): \($0.message)" }
    let message = (finding.paragraphs + related).map(\.escapingControls).joined(separator: "\n")
    return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(escapedData(message))\n"
  }

  private func escapedData(_ text: String) -> String {
    text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
  }

  private func escapedProperty(_ text: String) -> String {
    escapedData(text).replacingScalars { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: scalar.isControl ? String(scalar).escapingControls : nil
      }
    }
  }
}

extension Report {
  /// The report as lines that Xcode reads from a build phase, with absolute paths.
  ///
  /// Related locations and the advice follow as notes, which Xcode shows below the error.
  ///
  /// Source: Apple, "Running custom scripts during a build", for the form `file:line:column: error: message`.
  public func xcode() -> String {
    findings.flatMap(lines(for:)).map { $0.onOneLine.escapingControls + "\n" }.joined()
  }

  private func lines(for finding: Finding) -> [String] {
    let condition = finding.condition.map { " under \($0)" } ?? ""
    let error =
      "\(place(finding.location)): \(finding.severity.rawValue): \(finding.message)\(condition) (\(finding.rule))"
    let related = finding.related.map { "\(place($0.location)): note: \($0.message)" }
    let advice = finding.advice.isEmpty ? [] : ["\(place(finding.location)): note: \(finding.advice)"]
    return [error] + related + advice
  }

  private func place(_ location: SourceLocation) -> String {
    location.path.hasPrefix("/") ? "\(location)" : "\(root)/\(location)"
  }
}
