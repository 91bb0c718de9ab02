import Configurations
import Foundation
import Model
import Reporting
import Repositories

/// A file's text before and after an edit, which may have been saved already.
struct HookEdit {
  /// An absolute path.
  let path: String
  /// The real path of the folder in which the tool works.
  let folder: String
  /// Nil if the file does not exist.
  let after: String?
  /// The text before; nil if the edit has been saved and does not tell what was before.
  private let known: String??

  /// - Returns: Nil for a tool that edits no file.
  init?(_ input: HookInput) {
    guard let name = input.file ?? input.tool?.file else { return nil }
    let folder = URL(filePath: input.cwd ?? FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    path = URL(filePath: name, relativeTo: folder).pathInRealFolder
    self.folder = folder.resolvingSymlinksInPath().path
    let saved = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    let edits = input.tool?.edits ?? []
    let replacements = edits.filter { !$0.old.isEmpty }.map { $0.withLineEnds(of: saved ?? "") }
    // An empty text is replaced in a new file.
    let created = edits.first.flatMap { $0.old.isEmpty ? $0.new : nil }
    let made = created.map { replacements.reduce($0) { $1.made(in: $0) } }
    let text = input.text ?? input.tool?.content ?? made
    if let text, text != saved {
      (known, after) = (.some(saved), text)
    } else if let saved, !replacements.allSatisfy({ $0.isMade(in: saved) }) {
      (known, after) = (.some(saved), replacements.reduce(saved) { $1.made(in: $0) })
    } else {
      let reverted = replacements.reversed().reduce(replacements.isEmpty ? nil : saved) { $0.flatMap($1.reverted) }
      (known, after) = (reverted.map { .some($0) }, saved)
    }
  }

  /// The text before the edit, or else of the last commit; nil if the file did not exist.
  var before: String? {
    if let known { return known }
    let file = URL(filePath: path)
    let git = Git(folder: file.deletingLastPathComponent().path)
    let outcome = try? git.outcome(["show", "HEAD:./\(file.lastPathComponent)"])
    return outcome?.status == 0 ? outcome?.output : nil
  }
}

/// The JSON that describes an edit on standard input.
///
/// Editors send `{"file": …, "text": …}`. Coding assistants send a tool's name and its input, before or after the tool has
/// run: the whole `content` of a file, or texts to replace in it. Unknown keys are ignored.
struct HookInput: Decodable {
  let file: String?
  /// The file's whole text; without it, the file on disk is the new version.
  let text: String?
  /// The folder of relative paths.
  let cwd: String?
  let tool: Tool?

  enum CodingKeys: String, CodingKey {
    case file, text, cwd
    case tool = "tool_input"
  }

  struct Tool: Decodable {
    let file: String?
    let content: String?
    let edits: [Replacement]

    enum CodingKeys: String, CodingKey {
      case content, edits
      case file = "file_path"
    }

    init(from decoder: any Decoder) throws {
      let values = try? decoder.container(keyedBy: CodingKeys.self)
      file = try values?.decodeIfPresent(String.self, forKey: .file)
      guard let values, file != nil else {
        // A tool that edits no file may have no object as its input, or give other meanings to the keys.
        (content, edits) = (nil, [])
        return
      }
      content = try values.decodeIfPresent(String.self, forKey: .content)
      let several = try values.decodeIfPresent([Replacement].self, forKey: .edits)
      let isReplacement = try decoder.container(keyedBy: Replacement.CodingKeys.self).contains(.old)
      edits = isReplacement ? [try Replacement(from: decoder)] : several ?? []
    }
  }

  /// A text that is replaced, once or wherever it occurs.
  struct Replacement: Decodable {
    let old: String
    let new: String
    let all: Bool?

    enum CodingKeys: String, CodingKey {
      case old = "old_string"
      case new = "new_string"
      case all = "replace_all"
    }

    /// The replacement in a text whose lines all end with `\r\n`, of which assistants often see the `\n` only.
    fileprivate func withLineEnds(of text: String) -> Self {
      let (lineFeed, ending): (Character, Character) = ("\n", "\r\n")
      guard text.contains(ending), !text.contains(lineFeed) else { return self }
      let ended = { (text: String) in String(text.map { $0 == lineFeed ? ending : $0 }) }
      return Self(old: ended(old), new: ended(new), all: all)
    }

    /// Whether a text looks like one in which the replacement has been made.
    fileprivate func isMade(in text: String) -> Bool {
      !text.contains(old) || new.contains(old) && text.contains(new)
    }

    fileprivate func made(in text: String) -> String {
      text.replacing(old, with: new, maxReplacements: all == true ? .max : 1)
    }

    /// The text without the replacement; nil if its place is unknown.
    fileprivate func reverted(in text: String) -> String? {
      let places = new.isEmpty ? 0 : text.ranges(of: new).count
      guard places == 1 || places > 1 && all == true else { return nil }
      return text.replacing(new, with: old)
    }
  }

  /// - Throws: `Failure` if the text is not such an object.
  init(parsing text: Data) throws {
    do {
      self = try JSONDecoder().decode(Self.self, fromText: text)
    } catch {
      throw Failure("standard input is not a JSON object that describes an edit, such as \(Self.example).")
    }
    if file == nil, tool == nil {
      throw Failure("the edit names no file; an edit is an object such as \(Self.example).")
    }
  }

  private static let example = #"{"file": "Sources/Shop/Cart.swift", "text": "import Domain"}"#
}

/// What `inward hook` prints: the new findings, each with its fix.
struct HookReport {
  /// Without a fix for findings that need a decision.
  var items: [(finding: Finding, fix: Fixer.FileFix?)] = []

  /// The findings as JSON.
  ///
  /// A later version may add keys; any other change increases `version`. Columns are in UTF-8 bytes, from 1. `chain` has
  /// the other places, such as the further imports on the way to a forbidden module; `edit` the lines that `inward fix`
  /// would replace.
  var json: String {
    let findings = items.map { finding, made in
      var fix: [String: JSONValue] = ["advice": .string(finding.advice)]
      if let made, let edit = made.edit {
        let old = String(decoding: made.before[edit.range], as: UTF8.self)
        fix["edit"] = [
          "line": .integer(SourceText(made.before).lineIndex(of: edit.range.lowerBound) + 1), "oldText": .string(old),
          "newText": .string(edit.replacement), "path": .string(edit.path), "summary": .string(edit.summary),
        ]
      }
      let other: [String: JSONValue] = [
        "chain": .array(finding.related.map { JSONValue($0.location.members($0.message)) }),
        "fix": JSONValue(fix), "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
        "why": .string(finding.reason),
      ]
      let message = finding.message + (finding.condition.map { " if \($0)" } ?? "")
      return JSONValue(finding.location.members(message).merging(other) { first, _ in first })
    }
    return JSONValue(["findings": .array(findings), "version": .integer(1)]).line(space: "")
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

extension HookCommand {
  /// Finds out what an edit breaks.
  ///
  /// - Parameter root: The repository's folder, if it is given. A folder in it that has a configuration is governed by that
  ///   one.
  /// - Throws: `Failure` if the repository cannot be checked, for another reason than the edit.
  func report(on edit: HookEdit, in root: String?) async throws -> HookReport {
    let closest = Project.root(around: edit.path)
    let isPart = root.map { closest?.path(below: $0) != nil } ?? true
    guard let root = isPart ? closest : root, let path = edit.path.path(below: root) else { return HookReport() }
    let edited = UnsavedFiles([path: edit.after])
    guard UnsavedFiles.matters(path), edited.hasConfiguration(in: root) else { return HookReport() }
    // A part of a repository may be in the folder that the paths are for.
    let place = root.path(below: edit.folder) ?? ""
    do {
      let project = try Project(path: root, reading: reading, unsaved: edited)
      let known = try BaselineFile(root: root, path: nil, unsaved: edited).read()
      // The configurations of parts may extend the edited file.
      let outcome = try await project.lint(includesInner: ConfigurationFiles.isFile(path))
      let findings = outcome.result.findings
      // Most edits break nothing, and need no second look.
      if known.split(findings).new.isEmpty { return HookReport() }
      let earlier = try? await project.lint(outcome, with: edit.before, at: path).result.findings
      let new = known.adding(earlier ?? []).split(findings).new
      // Those in the edited file come first.
      let sorted = new.filter { $0.location.path == path } + new.filter { $0.location.path != path }
      var report = HookReport()
      for finding in sorted {
        report.items.append((finding.moved(into: place), await outcome.fix(for: finding)?.moved(into: place)))
      }
      return report
    } catch let failure as Failure {
      guard failure.configuration != nil, ConfigurationFiles.isFile(path) else { throw failure }
      return HookReport(items: Finding.all(of: failure).map { ($0.moved(into: place), nil) })
    }
  }
}
