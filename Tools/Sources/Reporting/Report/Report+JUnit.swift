import Model

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

  private func testCase(for rule: LintResult.RuleOutcome) -> String {
    let start = "    <testcase classname=\"inward\" name=\"\(rule.name.onOneLine.markupEscaped)\""
    guard !rule.isKept else { return start + "/>\n" }
    let details = findings.filter { $0.rule == rule.name }.map(details(of:)).joined(separator: "\n\n")
    guard isBroken(rule) else {
      return "\(start)>\n      <system-out>\(details.markupEscaped)</system-out>\n    </testcase>\n"
    }
    let message = "\(rule.findingCount) × \(rule.summary)"
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
