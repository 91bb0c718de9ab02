import Model
import Threading

extension Report {
  /// The report for people: one line per broken rule, then the findings by file, then a summary.
  ///
  /// - Parameters:
  ///   - width: The terminal's width in columns, or `nil` if unknown. Only source lines are truncated; the terminal wraps
  ///     other lines.
  ///   - isVerbose: Whether to list the rules that are kept as well.
  public func text(usesColor: Bool, width: Int?, isVerbose: Bool = false) -> String {
    let style = TextStyle(usesColor: usesColor)
    var text = ruleLines(style, isVerbose).map { $0 + "\n" }.joined()
    let found = Parallel.map(findings) { finding in
      var text = ""
      append(finding, to: &text, style, width: width ?? 120)
      return text
    }
    for finding in found { text += (text.isEmpty ? "" : "\n") + finding }
    return text + (text.isEmpty ? "" : "\n") + summary(usesColor: usesColor) + "\n"
  }

  private func ruleLines(_ style: TextStyle, _ isVerbose: Bool) -> [String] {
    let rules = isVerbose ? rules : rules.filter { counts[$0.name] != nil }
    let maximumLength = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let name = rule.name + String(repeating: " ", count: maximumLength - rule.name.count)
      let line = "\(name)  \(rule.summary)".escapingControls
      guard let count = counts[rule.name] else { return "\(style(.good, "✓")) \(line)" }
      return "\(style(.bad, isBroken(rule) ? "✗" : "!")) \(line)  \(style(.bad, count.counting("finding")))"
    }
  }

  /// Appends to one text, as joining lines would take a large part of the time of a run with many findings.
  private func append(_ finding: Finding, to text: inout String, _ style: TextStyle, width: Int) {
    text += style(.strong, finding.location.description.escapingControls)
    text += finding.severity == .warning ? ": warning: " : ": "
    text += finding.message.escapingControls
    text += " "
    text += style(.faint, "[\(finding.rule)]".escapingControls)
    text += "\n"
    appendExcerpt(at: finding.location, length: finding.length, indentation: 2, to: &text, style, width: width)
    let details = [("why", finding.reason), ("fix", finding.advice), ("under", finding.condition ?? "")]
    for (title, detail) in details where !detail.isEmpty {
      text += "  \(style(.link, title + ":")) \(detail.escapingControls)\n"
    }
    for related in finding.related {
      text += "  \(related.location): \(related.message)".escapingControls + "\n"
      appendExcerpt(at: related.location, length: 1, indentation: 4, to: &text, style, width: width)
    }
  }

  private func appendExcerpt(
    at location: SourceLocation,
    length: Int,
    indentation: Int,
    to text: inout String,
    _ style: TextStyle,
    width: Int
  ) {
    guard let line = line(at: location), !line.allSatisfy(\.isWhitespace) else { return }
    let number = "\(location.position.line)"
    let margin = String(repeating: " ", count: indentation)
    let space = String(repeating: " ", count: number.count)
    let excerpt = SourceExcerpt(
      line: line,
      column: location.position.column,
      length: length,
      width: width - indentation - number.count - " | ".count
    )
    for (title, content) in [(number, excerpt.text), (space, style(.bad, excerpt.mark))] {
      text += margin
      text += style(.faint, title + " |")
      text += " "
      text += content
      text += "\n"
    }
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
