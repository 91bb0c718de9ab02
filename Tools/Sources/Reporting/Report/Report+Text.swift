import Model

extension Report {
  /// The report for people: one line per broken rule, then the findings by file, then a summary.
  ///
  /// - Parameters:
  ///   - width: The terminal's width in columns, or `nil` if unknown. Only source lines are truncated; the terminal wraps
  ///     other lines.
  ///   - isVerbose: Whether to list the rules that are kept as well.
  public func text(usesColor: Bool, width: Int?, isVerbose: Bool = false) -> String {
    let style = TextStyle(usesColor: usesColor)
    let found = findings.map { lines(for: $0, style, width: width ?? 120) }
    let blocks = [ruleLines(style, isVerbose)] + found + [[summary(usesColor: usesColor)]]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func ruleLines(_ style: TextStyle, _ isVerbose: Bool) -> [String] {
    let rules = isVerbose ? rules : rules.filter { !$0.isKept }
    let maximumLength = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let name = rule.name + String(repeating: " ", count: maximumLength - rule.name.count)
      let line = "\(name)  \(rule.summary)".escapingControls
      if rule.isKept { return "\(style(.good, "✓")) \(line)" }
      return "\(style(.bad, isBroken(rule) ? "✗" : "!")) \(line)  \(style(.bad, rule.findingCount.counting("finding")))"
    }
  }

  private func lines(for finding: Finding, _ style: TextStyle, width: Int) -> [String] {
    let place = style(.strong, finding.location.description.escapingControls)
    let rule = style(.faint, "[\(finding.rule)]".escapingControls)
    let warning = finding.severity == .warning ? "warning: " : ""
    var lines = ["\(place): \(warning)\(finding.message.escapingControls) \(rule)"]
    lines += excerpt(at: finding.location, length: finding.length, indentation: 2, style, width: width)
    let details = [("why", finding.reason), ("fix", finding.advice), ("under", finding.condition ?? "")]
    for (title, text) in details where !text.isEmpty {
      lines.append("  \(style(.link, title + ":")) \(text.escapingControls)")
    }
    for related in finding.related {
      lines.append("  \(related.location): \(related.message)".escapingControls)
      lines += excerpt(at: related.location, length: 1, indentation: 4, style, width: width)
    }
    return lines
  }

  private func excerpt(
    at location: SourceLocation,
    length: Int,
    indentation: Int,
    _ style: TextStyle,
    width: Int
  ) -> [String] {
    guard let line = line(at: location), !line.allSatisfy(\.isWhitespace) else { return [] }
    let number = "\(location.position.line)"
    let margin = String(repeating: " ", count: indentation)
    let space = String(repeating: " ", count: number.count)
    let excerpt = SourceExcerpt(
      line: line,
      column: location.position.column,
      length: length,
      width: width - indentation - number.count - " | ".count
    )
    return [
      margin + style(.faint, "\(number) |") + " " + excerpt.text,
      margin + style(.faint, "\(space) |") + " " + style(.bad, excerpt.mark),
    ]
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
