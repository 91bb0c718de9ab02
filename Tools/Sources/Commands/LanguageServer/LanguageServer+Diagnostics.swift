import Model
import Reporting

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
