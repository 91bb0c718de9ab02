import Model
import Threading

extension Report {
  /// The report for people: one line per broken rule, then the findings by file, then a summary.
  ///
  /// - Parameters:
  ///   - width: The terminal's width in columns, or `nil` if unknown. Only source lines are truncated; the terminal wraps
  ///     other lines.
  ///   - isVerbose: Whether to list the rules that are kept as well, and those that were not checked.
  public func text(usesColor: Bool, width: Int?, isVerbose: Bool = false) -> String {
    let style = TextStyle(usesColor: usesColor, width: width ?? 120)
    let rules = ruleLines(style, isVerbose).map { $0 + "\n" }.joined()
    let found = Parallel.map(findings) { lines(of: $0, style) }
    let parts = (rules.isEmpty ? [] : [rules]) + found + [summary(usesColor: usesColor) + "\n"]
    return parts.joined(separator: "\n")
  }

  private func ruleLines(_ style: TextStyle, _ isVerbose: Bool) -> [String] {
    let listed = isVerbose ? rules : rules.filter { counts[$0.name] != nil }
    let maximumLength = listed.map(\.name.count).max() ?? 0
    let last = isVerbose ? uncheckedLines.map { style(.faint, $0.escapingControls) } : []
    return listed.map { rule in
      let name = rule.name + String(repeating: " ", count: maximumLength - rule.name.count)
      let line = "\(name)  \(rule.summary)".escapingControls
      guard let count = counts[rule.name] else { return "\(style(.good, "✓")) \(line)" }
      return "\(style(.bad, isBroken(rule) ? "✗" : "!")) \(line)  \(style(.bad, count.counting("finding")))"
    } + last
  }

  /// The rules that were not checked, and those that were not checked in all targets, with the first of these.
  private var uncheckedLines: [String] {
    let others = allRules.map(\.name).filter { name in !rules.contains { $0.name == name } }
    let inParts = rules.compactMap { rule -> String? in
      guard let targets = undecided[rule.name], !targets.isEmpty else { return nil }
      let more = targets.count > 3 ? ["\(targets.count - 3) more"] : []
      return "\(rule.name) (\((targets.prefix(3) + more).joined(separator: ", ")))"
    }
    let lines = [("not checked", others), ("not checked in targets that are not wholly known", inParts)]
    return lines.compactMap { $1.isEmpty ? nil : "\($0): \($1.joined(separator: ", "))" }
  }

  /// Appends to one text, as joining lines would take a large part of the time of a run with many findings.
  private func lines(of finding: Finding, _ style: TextStyle) -> String {
    var text = style(.strong, finding.location.description.escapingControls)
    func appendExcerpt(at location: SourceLocation, length: Int, margin: String) {
      guard let line = line(at: location), !line.utf8.allSatisfy({ $0 <= 0x20 }) else { return }
      let number = "\(location.position.line)"
      let space = String(repeating: " ", count: number.count)
      let width = style.width - margin.count - number.count - " | ".count
      let excerpt = SourceExcerpt(line: line, column: location.position.column, length: length, width: width)
      for (title, content) in [(number, excerpt.text), (space, style(.bad, excerpt.mark))] {
        text += "\(margin)\(style(.faint, title + " |")) \(content)\n"
      }
    }

    text += finding.severity == .warning ? ": warning: " : ": "
    text += "\(finding.message.escapingControls) \(style(.faint, "[\(finding.rule)]".escapingControls))\n"
    appendExcerpt(at: finding.location, length: finding.length, margin: "  ")
    let details = [("why", finding.reason), ("fix", finding.advice), ("under", finding.condition ?? "")]
    for (title, detail) in details where !detail.isEmpty {
      text += "  \(style(.link, title + ":")) \(detail.escapingControls)\n"
    }
    for related in finding.related {
      text += "  \(related.location): \(related.message)".escapingControls + "\n"
      appendExcerpt(at: related.location, length: 1, margin: "    ")
    }
    return text
  }

  /// The last line of the text.
  public func summary(usesColor: Bool) -> String {
    let style = TextStyle(usesColor: usesColor)
    let found = findings.isEmpty ? style(.good, "no findings") : style(.bad, findings.count.counting("finding"))
    let seen = "\(found) in \(statistics.files.counting("file")), \(statistics.packages.counting("package"))"
    let warnings = findings.count { $0.severity == .warning }
    let hidden = [
      warnings > 0 ? "\(warnings) of them \(warnings == 1 ? "a warning" : "warnings")" : nil,
      statistics.ignored > 0 ? "\(statistics.ignored) ignored" : nil,
      statistics.inBaseline > 0 ? "\(statistics.inBaseline) in the baseline" : nil,
      statistics.unchecked > 0 ? "\(statistics.unchecked.counting("Swift file")) in no target" : nil,
    ]
    let rest = hidden.compactMap(\.self).joined(separator: ", ")
    return rest.isEmpty ? seen : "\(seen); \(rest)"
  }
}

/// Terminal colours, or plain text.
///
/// Source: ECMA-48, "Select Graphic Rendition".
struct TextStyle {
  var usesColor: Bool
  /// In columns.
  var width = 0

  enum Kind: String {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case link = "36"
  }

  func callAsFunction(_ kind: Kind, _ text: String) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(kind.rawValue)m\(text)\u{1B}[0m" : text
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
    let name = rule.name.onOneLine.markupEscaped
    let start = "    <testcase classname=\"inward\" name=\"\(name)\""
    guard let count = counts[rule.name] else { return start + "/>\n" }
    let message = "\(count) × \(rule.summary)".onOneLine.markupEscaped
    let details = findings.filter { $0.rule == rule.name }.map(details(of:)).joined(separator: "\n\n").markupEscaped
    let result =
      isBroken(rule)
      ? "<failure message=\"\(message)\" type=\"\(name)\">\(details)</failure>" : "<system-out>\(details)</system-out>"
    return "\(start)>\n      \(result)\n    </testcase>\n"
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
    let folder = workflowFolder.isEmpty || finding.location.path.hasPrefix("/") ? "" : workflowFolder + "/"
    let place = ["file=\(escapedProperty(folder + finding.location.path))", "line=\(finding.location.position.line)"]
    let columns = columns(at: finding.location, length: finding.length)
    let extent = columns.map { ["col=\($0.start)", "endColumn=\($0.end)"] } ?? []
    let properties = place + extent + ["title=\(escapedProperty("inward (\(finding.rule))"))"]
    let related = finding.related.map { "\($0.location): \($0.message)" }
    let message = (finding.paragraphs + related).map(\.escapingControls).joined(separator: "\n")
    return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(escapedData(message))\n"
  }

  private func escapedData(_ text: String) -> String {
    text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
  }

  private func escapedProperty(_ text: String) -> String {
    escapedData(text).replacingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }.escapingControls
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
    let error = "\(finding.severity.rawValue): \(finding.message)\(condition) (\(finding.rule))"
    let related = finding.related.map { ($0.location, "note: \($0.message)") }
    let advice = finding.advice.isEmpty ? [] : [(finding.location, "note: \(finding.advice)")]
    return ([(finding.location, error)] + related + advice).map { location, text in
      "\(location.path.hasPrefix("/") ? "" : "\(root)/")\(location): \(text)"
    }
  }
}
