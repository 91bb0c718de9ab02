extension LintResult {
  /// The same result with fewer findings; a rule without remaining findings counts as kept.
  public func replacingFindings(_ findings: [Finding], inBaseline: Int? = nil) -> LintResult {
    var result = self
    result.findings = findings
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    for index in result.rules.indices { result.rules[index].findingCount = counts[result.rules[index].name] ?? 0 }
    if let inBaseline { result.statistics.inBaseline = inBaseline }
    return result
  }
}
