import Model
import Reporting
import Rules

extension LanguageServer {
  /// Lints the repository, and sends what is different from what the client shows.
  mutating func lint() async {
    guard let project else { return }
    var findings: [Finding] = []
    state = nil
    // A repository without a configuration is one that does not use the linter.
    if project.isConfigured {
      do {
        let state = try await project.state()
        findings = state.new
        self.state = state
      } catch {
        findings = LiveProject.findings(of: error)
      }
    }
    publish(findings)
  }

  private mutating func publish(_ findings: [Finding]) {
    var texts: [String: DocumentText] = [:]
    let new = Dictionary(grouping: findings, by: \.location.path).mapValues { findings in
      findings.map { diagnostic(of: $0, &texts) }
    }
    for path in Set(new.keys).union(published.keys).sorted() where new[path] != published[path] {
      guard let address = addresses?.address(of: path) else { continue }
      let parameters = PublishedDiagnostics(uri: address, diagnostics: new[path] ?? [])
      send(OutgoingMessage(method: "textDocument/publishDiagnostics", params: parameters))
    }
    published = new
  }

  /// - Parameter texts: The texts that were read before, by path.
  func diagnostic(of finding: Finding, _ texts: inout [String: DocumentText]) -> Diagnostic {
    Diagnostic(
      range: range(at: finding.location, length: finding.length, &texts),
      severity: finding.severity == .error ? 1 : 2,
      code: finding.rule,
      codeDescription: pages.map { Diagnostic.CodeDescription(href: "\($0)/\(finding.rule).md") },
      message: finding.paragraphs.joined(separator: "\n"),
      relatedInformation: finding.related.map { related in
        Diagnostic.Related(
          location: Location(
            uri: addresses?.address(of: related.location.path) ?? "",
            range: range(at: related.location, length: 0, &texts)
          ),
          message: related.message
        )
      }
    )
  }

  private func range(
    at location: SourceLocation,
    length: Int,
    _ texts: inout [String: DocumentText]
  ) -> TextRange {
    let text = texts[location.path] ?? text(of: location.path)
    texts[location.path] = text
    return text.range(at: location.position, length: length)
  }
}

extension LanguageServer {
  /// The quick fixes for the findings in a range.
  func actions(for parameters: CodeActionParameters) async -> [CodeAction] {
    guard let project, let state, let path = addresses?.path(of: parameters.textDocument.uri) else { return [] }
    var texts: [String: DocumentText] = [:]
    var actions: [CodeAction] = []
    for finding in state.new where finding.location.path == path {
      let diagnostic = diagnostic(of: finding, &texts)
      guard diagnostic.range.touches(parameters.range) else { continue }
      if let change = await project.fix(for: finding, in: state) { actions.append(fix(change, diagnostic)) }
      if let action = ignoring(finding, diagnostic) { actions.append(action) }
    }
    return actions
  }

  /// What `inward fix` would do.
  private func fix(_ change: LineChange, _ diagnostic: Diagnostic) -> CodeAction {
    action(
      change.summary.prefix(1).uppercased() + change.summary.dropFirst(),
      diagnostic,
      isPreferred: true,
      in: change.path,
      CodeAction.Edit(range: text(of: change.path).range(change.range), newText: change.replacement)
    )
  }

  /// Adds a comment above the line; nil if a comment cannot ignore the finding.
  private func ignoring(_ finding: Finding, _ diagnostic: Diagnostic) -> CodeAction? {
    let path = finding.location.path
    let line = diagnostic.range.start.line
    guard path.hasSuffix(".swift"), finding.rule != Rules.ignore, let text = text(of: path).line(line),
      // These have to stay in the first line.
      !text.hasPrefix("// swift-tools-version"), !text.hasPrefix("#!")
    else { return nil }
    let start = Position(line: line, character: 0)
    let comment = "\(text.prefix { $0 == " " || $0 == "\t" })// inward:ignore \(finding.rule): TODO say why\n"
    return action(
      "Ignore this finding of \(finding.rule)",
      diagnostic,
      isPreferred: false,
      in: path,
      CodeAction.Edit(range: TextRange(start: start, end: start), newText: comment)
    )
  }

  private func action(
    _ title: String,
    _ diagnostic: Diagnostic,
    isPreferred: Bool,
    in path: String,
    _ edit: CodeAction.Edit
  ) -> CodeAction {
    CodeAction(
      title: title,
      diagnostics: [diagnostic],
      isPreferred: isPreferred,
      edit: CodeAction.WorkspaceEdit(changes: [addresses?.address(of: path) ?? "": [edit]])
    )
  }
}
