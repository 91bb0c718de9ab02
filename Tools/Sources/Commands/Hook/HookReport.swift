import Foundation
import Model
import Reading

/// What `inward hook` prints: the new findings, each with its fix.
///
/// A later version may add keys; any other change increases `version`.
struct HookReport: Encodable {
  let version = 1
  let findings: [Item]

  struct Item: Encodable {
    let rule: String
    /// `error` or `warning`.
    let severity: String
    let path: String
    let line: Int
    /// In UTF-8 bytes, from 1.
    let column: Int
    let message: String
    let why: String
    /// The other places, such as the further imports on the way to a forbidden module.
    let chain: [Place]
    let fix: Fix
  }

  struct Place: Encodable {
    let path: String
    let line: Int
    let column: Int
    let message: String
  }

  struct Fix: Encodable {
    let advice: String
    /// The lines that `inward fix` would replace; missing if the fix needs a decision.
    let edit: Edit?
  }

  struct Edit: Encodable {
    let path: String
    /// The number of the first line, from 1.
    let line: Int
    let oldText: String
    let newText: String
    let summary: String
  }

  var hasErrors: Bool { findings.contains { $0.severity == Finding.Severity.error.rawValue } }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The findings for people and assistants that read standard error.
  var text: String {
    findings.map { item in
      """
      \(item.path):\(item.line):\(item.column): \(item.message) [\(item.rule)]
        Why: \(item.why)
        Fix: \(item.fix.advice)
      """
    }.joined(separator: "\n")
  }
}

extension HookReport.Item {
  init(_ finding: Finding, change: LineChange?) {
    rule = finding.rule
    severity = finding.severity.rawValue
    path = finding.location.path
    line = finding.location.position.line
    column = finding.location.position.column
    message = finding.message + (finding.condition.map { " if \($0)" } ?? "")
    why = finding.reason
    chain = finding.related.map { related in
      let position = related.location.position
      return .init(
        path: related.location.path,
        line: position.line,
        column: position.column,
        message: related.message
      )
    }
    let edit = change.map { change in
      HookReport.Edit(
        path: change.path,
        line: change.line,
        oldText: change.old,
        newText: change.replacement,
        summary: change.summary
      )
    }
    fix = HookReport.Fix(advice: finding.advice, edit: edit)
  }
}

/// Finds out what an edit breaks.
struct HookLinter {
  let reading: ReadingOptions
  /// The repository's folder; nil for the closest one around the file that has a configuration.
  let root: String?

  /// - Throws: `Failure` if the repository cannot be checked, for another reason than the edit.
  func report(on edit: HookEdit) async throws -> HookReport {
    guard let root = root ?? Self.root(around: edit.path), edit.path.hasPrefix(root + "/") else {
      return HookReport(findings: [])
    }
    let path = String(edit.path.dropFirst(root.count + 1))
    let project = LiveProject(root: root, reading: reading, unsaved: UnsavedFiles([path: edit.after]))
    guard LiveProject.reads(path), project.isConfigured else { return HookReport(findings: []) }
    do {
      let state = try await project.state()
      // Most edits break nothing, and need no second look.
      if state.new.isEmpty { return HookReport(findings: []) }
      let earlier = try? await project.state(state, with: edit.before, at: path)
      let new = earlier.map(state.new(since:)) ?? state.new
      // Those in the edited file come first.
      let sorted = new.filter { $0.location.path == path } + new.filter { $0.location.path != path }
      var items: [HookReport.Item] = []
      for finding in sorted {
        items.append(HookReport.Item(finding, change: await project.fix(for: finding, in: state)))
      }
      return HookReport(findings: items)
    } catch let failure as Failure {
      guard failure.configuration != nil, path == LiveProject.configurationName else { throw failure }
      return HookReport(findings: LiveProject.findings(of: failure).map { HookReport.Item($0, change: nil) })
    }
  }

  private static func root(around path: String) -> String? {
    var folder = URL(filePath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let file = folder.appending(path: LiveProject.configurationName)
      if FileManager.default.fileExists(atPath: file.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
