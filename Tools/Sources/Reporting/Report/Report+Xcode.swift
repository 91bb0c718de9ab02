import Model

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
