import Foundation
import Model
import Reading

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
