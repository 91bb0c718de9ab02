import Foundation
import Model
import Reading
import Repositories

/// What `inward hook` prints: the new findings, each with its fix.
struct HookReport {
  /// Without a change if the fix needs a decision.
  var items: [(finding: Finding, change: LineChange?)] = []

  var hasErrors: Bool { items.contains { $0.finding.severity == .error } }

  /// The findings as JSON.
  ///
  /// A later version may add keys; any other change increases `version`. Columns are in UTF-8 bytes, from 1. `chain` has
  /// the other places, such as the further imports on the way to a forbidden module; `edit` the lines that `inward fix`
  /// would replace.
  var json: String {
    let findings = items.map { finding, change in
      var fix: [String: JSONValue] = ["advice": .string(finding.advice)]
      fix["edit"] = change.map { change in
        [
          "line": .integer(change.line), "newText": .string(change.replacement), "oldText": .string(change.old),
          "path": .string(change.path), "summary": .string(change.summary),
        ]
      }
      let other: [String: JSONValue] = [
        "chain": .array(finding.related.map { JSONValue(Self.place($0.location, $0.message)) }),
        "fix": JSONValue(fix), "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
        "why": .string(finding.reason),
      ]
      let message = finding.message + (finding.condition.map { " if \($0)" } ?? "")
      return JSONValue(Self.place(finding.location, message).merging(other) { first, _ in first })
    }
    let report: JSONValue = ["findings": .array(findings), "version": .integer(1)]
    return report.line(space: "")
  }

  private static func place(_ location: SourceLocation, _ message: String) -> [String: JSONValue] {
    [
      "column": .integer(location.position.column), "line": .integer(location.position.line),
      "message": .string(message), "path": .string(location.path),
    ]
  }

  /// The findings for people and assistants that read standard error.
  var text: String {
    items.map { finding, _ in
      """
      \(finding.location): \(finding.message)\(finding.condition.map { " if \($0)" } ?? "") [\(finding.rule)]
        Why: \(finding.reason)
        Fix: \(finding.advice)
      """
    }.joined(separator: "\n")
  }
}

/// Finds out what an edit breaks.
struct HookLinter {
  let reading: ReadingOptions
  /// The repository's folder, if it is given. A folder in it that has a configuration is governed by that one.
  let root: String?

  /// - Throws: `Failure` if the repository cannot be checked, for another reason than the edit.
  func report(on edit: HookEdit) async throws -> HookReport {
    let closest = Project.root(around: edit.path)
    let isPart = root.map { closest?.hasPrefix($0 + "/") ?? false } ?? true
    guard let root = isPart ? closest : root, edit.path.hasPrefix(root + "/") else { return HookReport() }
    let path = String(edit.path.dropFirst(root.count + 1))
    let project = LiveProject(root: root, reading: reading, unsaved: UnsavedFiles([path: edit.after]))
    guard LiveProject.reads(path), project.isConfigured else { return HookReport() }
    do {
      let state = try await project.state()
      // Most edits break nothing, and need no second look.
      if state.new.isEmpty { return HookReport() }
      let earlier = try? await project.state(state, with: edit.before, at: path)
      let new = earlier.map(state.new(since:)) ?? state.new
      // Those in the edited file come first.
      let sorted = new.filter { $0.location.path == path } + new.filter { $0.location.path != path }
      var report = HookReport()
      for finding in sorted { report.items.append((finding, await project.fix(for: finding, in: state))) }
      return report
    } catch let failure as Failure {
      guard failure.configuration != nil, ConfigurationFiles.isFile(path) else { throw failure }
      return HookReport(items: LiveProject.findings(of: failure).map { ($0, nil) })
    }
  }
}
