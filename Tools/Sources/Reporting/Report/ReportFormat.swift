/// The output formats of a report.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people at a terminal.
  case text
  /// For scripts; see ``Report/json()`` for its structure.
  case json
  /// For code scanning and editors: the Static Analysis Results Interchange Format, 2.1.0.
  case sarif
  /// For annotations on a pull request: the workflow commands of GitHub Actions.
  case github
  /// For the test reports of CI servers.
  case junit
  /// For the issue navigator: the lines that Xcode reads from a build phase.
  case xcode
}
