public import Model

/// A lint run's result, ready to be written in any of the formats.
///
/// Whatever stands in sources, manifests and paths can be hostile, so each format escapes all of it. The same result
/// gives the same text on every platform, and each text ends with a line break unless it is empty.
public struct Report {
  let rules: [LintResult.RuleOutcome]
  let findings: [Finding]
  let statistics: LintResult.Statistics
  let descriptions: [RuleDescription]
  let sourceLine: (_ path: String, _ line: Int) -> String?
  let root: String
  let toolVersion: String

  /// Makes a report of a result.
  ///
  /// - Parameters:
  ///   - rules: The words for the rules, for formats that carry them.
  ///   - sourceLine: Gives a line of a file, counted from 1, or `nil` where it cannot be read. The report then does
  ///     without an excerpt, and without columns where the format counts them in something else than bytes.
  ///   - root: The absolute path of the repository.
  ///   - toolVersion: The version of the tool, such as `1.2.0`.
  public init(
    _ result: LintResult,
    rules: [RuleDescription],
    sourceLine: @escaping (_ path: String, _ line: Int) -> String?,
    root: String,
    toolVersion: String
  ) {
    self.rules = result.rules
    self.findings = result.findings.sorted()
    self.statistics = result.statistics
    self.descriptions = rules
    self.sourceLine = sourceLine
    self.root = root == "/" ? "" : root.hasSuffix("/") ? String(root.dropLast()) : root
    self.toolVersion = toolVersion
  }

  /// The report in the format; colours and width matter to ``ReportFormat/text`` only.
  public func rendered(as format: ReportFormat, usesColor: Bool = false, width: Int? = nil) -> String {
    switch format {
    case .text: text(usesColor: usesColor, width: width)
    case .json: json()
    case .sarif: sarif()
    case .github: github()
    case .junit: junit()
    case .xcode: xcode()
    }
  }
}

extension Report {
  /// The line that a location points into, without its line break.
  func line(at location: SourceLocation) -> String? {
    guard let line = sourceLine(location.path, location.position.line) else { return nil }
    return line.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? line : String(line.prefix { !$0.isNewline })
  }

  /// The path for tools that know nothing of the repository's root.
  func absolutePath(of location: SourceLocation) -> String {
    location.path.hasPrefix("/") ? location.path : "\(root)/\(location.path)"
  }
}
