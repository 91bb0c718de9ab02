import Model

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
    if let line = line(at: finding.location) {
      let columns = UTF16Columns(line: line, column: finding.location.position.column, length: finding.length)
      properties += ["col=\(columns.start)", "endColumn=\(columns.end)"]
    }
    properties.append("title=\(escapedProperty("inward (\(finding.rule))"))")
    let related = finding.related.map { "\($0.location): \($0.message)" }
    let message = (finding.paragraphs + related).map(\.escapingControls).joined(separator: "\n")
    return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(escapedData(message))\n"
  }

  private func escapedData(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private func escapedProperty(_ text: String) -> String {
    escapedData(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      case _ where scalar.isControl: escaped += String(scalar).escapingControls
      default: escaped.unicodeScalars.append(scalar)
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
    "\(absolutePath(of: location)):\(location.position.line):\(location.position.column)"
  }
}
