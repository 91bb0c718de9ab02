import Configurations
import Foundation
import Model
import Reading
import Reporting
import Repositories
import Rules

/// A repository of which an editor has a folder open.
struct ServedRepository {
  let reading: ReadingOptions
  let pages: PagesOptions
  private(set) var addresses: DocumentAddresses
  var needsLint = false
  /// The diagnostics of each file, by address.
  private(set) var diagnostics: [String: [JSONValue]] = [:]
  /// The open documents that findings can depend on, by path.
  private(set) var documents: [String: SourceText] = [:]
  /// The files with findings, as they were linted, by path.
  private(set) var texts: [String: SourceText] = [:]
  /// The last result; nil if the configuration is missing or invalid.
  private(set) var outcome: LintOutcome?
  /// Those that are shown.
  private(set) var findings: [Finding] = []

  /// Takes the text of an open document, or none if it is closed.
  mutating func update(_ address: String, _ text: SourceText?) {
    guard let path = addresses.path(of: address), UnsavedFiles.matters(path) else { return }
    if text == nil, documents[path] == nil { return }
    if text != nil { addresses.opened[path] = address }
    documents[path] = text
    needsLint = true
  }

  /// Whether it was linted with another one, as a part.
  func hasPart(_ other: ServedRepository) -> Bool {
    guard let path = other.addresses.root.path(below: addresses.root) else { return false }
    return outcome?.parts.contains { $0.part.folder == path } ?? false
  }

  /// The text of a document or a file; empty if there is none.
  private func text(of path: String) -> SourceText {
    documents[path] ?? texts[path] ?? SourceText(UnsavedFiles().contents(of: path, in: addresses.root) ?? [])
  }

  mutating func lint() async {
    let unsaved = UnsavedFiles(documents.mapValues { String(decoding: $0.bytes, as: UTF8.self) })
    (outcome, findings, needsLint) = (nil, [], false)
    // A repository without a configuration is one that does not use the linter.
    if unsaved.hasConfiguration(in: addresses.root) {
      do {
        let project = try Project(path: addresses.root, reading: reading, unsaved: unsaved)
        let known = try BaselineFile(root: addresses.root, path: nil, unsaved: unsaved).read()
        let outcome = try await project.lint()
        findings = known.split(outcome.result.findings).new
        self.outcome = outcome
      } catch {
        findings = Finding.all(of: error)
      }
    }
    texts = [:]
    for path in Set(findings.flatMap(\.locations).map(\.path)) { texts[path] = text(of: path) }
    diagnostics = Dictionary(grouping: findings) { addresses.address(of: $0.location.path) }
      .mapValues { $0.map(diagnostic) }
  }

  private func diagnostic(of finding: Finding) -> JSONValue {
    var members: [String: JSONValue] = [
      "code": .string(finding.rule),
      "message": .string(finding.paragraphs.joined(separator: "\n")),
      "range": range(at: finding.location, length: finding.length).json,
      "relatedInformation": .array(
        finding.related.map { related in
          let address = addresses.address(of: related.location.path)
          let range = range(at: related.location, length: 0).json
          return ["location": ["range": range, "uri": .string(address)], "message": .string(related.message)]
        }
      ),
      "severity": .integer(finding.severity == .error ? 1 : 2),
      "source": "inward",
    ]
    members["codeDescription"] = pages.address(of: finding.rule).map { ["href": .string($0)] }
    return JSONValue(members)
  }

  private func range(at location: SourceLocation, length: Int) -> TextRange {
    text(of: location.path).range(at: location.position, length: length)
  }

  /// The quick fixes for the findings in a range.
  func actions(for parameters: CodeActionParameters) async -> [JSONValue] {
    guard let outcome, let path = addresses.path(of: parameters.textDocument.uri) else { return [] }
    var actions: [JSONValue] = []
    for finding in findings where finding.location.path == path {
      let range = range(at: finding.location, length: finding.length)
      guard range.touches(parameters.range) else { continue }
      let diagnostic = diagnostic(of: finding)
      // The first is what `inward fix` would do.
      if let edit = await outcome.fix(for: finding)?.edit {
        actions.append(action(edit, diagnostic, isPreferred: true))
      }
      if let edit = ignoring(finding, range.start.line) {
        actions.append(action(edit, diagnostic, isPreferred: false))
      }
    }
    return actions
  }

  /// Adds a comment above the line; nil if a comment cannot ignore the finding.
  private func ignoring(_ finding: Finding, _ line: Int) -> TextEdit? {
    let path = finding.location.path
    var source = text(of: path)
    guard path.hasSuffix(".swift"), finding.rule != Rules.ignore, let text = source.line(line),
      // These have to stay in the first line.
      !text.hasPrefix("// swift-tools-version"), !text.hasPrefix("#!")
    else { return nil }
    let offset = source.lineStarts[line]
    let indent = text.prefix { $0 == " " || $0 == "\t" }
    let comment = "\(indent)// inward:ignore \(finding.rule):\(source.lineEnd(around: offset))"
    // In a string or in another comment, it would be none.
    source.replace(offset..<offset, with: comment)
    let ignores = SourceScanner.facts(of: source.bytes, depth: .imports).ignores
    guard ignores.contains(where: { $0.position.line == line + 1 }) else { return nil }
    // A reason that nobody wrote would hide the finding. Until there is one, the comment is a finding too.
    let summary = "ignore this finding of \(finding.rule), for a reason to be written"
    return TextEdit(path: path, range: offset..<offset, replacement: comment, summary: summary)
  }

  private func action(_ edit: TextEdit, _ diagnostic: JSONValue, isPreferred: Bool) -> JSONValue {
    let range = text(of: edit.path).range(edit.range)
    let change: JSONValue = ["newText": .string(edit.replacement), "range": range.json]
    return [
      "diagnostics": [diagnostic],
      "edit": ["changes": JSONValue([addresses.address(of: edit.path): [change]])],
      "isPreferred": .bool(isPreferred),
      "kind": "quickfix",
      "title": .string(edit.summary.prefix(1).uppercased() + edit.summary.dropFirst()),
    ]
  }
}

/// Converts between the addresses of an editor and paths in the repository.
struct DocumentAddresses {
  /// The repository's folder, as the editor names it.
  private let folder: URL
  /// The same without symbolic links.
  let root: String
  /// The addresses of open documents by path, as the editor wrote them.
  var opened: [String: String] = [:]

  /// - Parameter address: The repository's folder, or one in it.
  /// - Throws: If the address is not that of a folder.
  init(root address: String) throws(ResponseError) {
    guard var url = URL(string: address), url.isFileURL, let own = try? Project.folder(url.path) else {
      throw ResponseError(code: .invalidParams, message: "\(address) is not the address of a folder.")
    }
    root = Project.root(around: own) ?? own
    for character in own.dropFirst(root.count) where character == "/" { url.deleteLastPathComponent() }
    folder = (try? Project.folder(url.path)) == root ? url : URL(filePath: root, directoryHint: .isDirectory)
  }

  /// The path relative to the root; nil if it is outside.
  func path(of address: String) -> String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    return url.pathInRealFolder.path(below: root)
  }

  func address(of path: String) -> String {
    opened[path] ?? folder.appending(path: path, directoryHint: .notDirectory).absoluteString
  }
}

/// What the hook and the language server ask of a repository in which files are edited.
///
/// They read the folder for every lint, and see what `inward lint` would see if everything were saved. The cache has the
/// facts of files that have not changed.
extension UnsavedFiles {
  /// Whether findings can depend on a file.
  static func matters(_ path: String) -> Bool {
    FileTree.isRead(path) || ConfigurationFiles.isFile(path) || path == Baseline.fileName
  }

  /// Whether a repository has a configuration, valid or not.
  func hasConfiguration(in root: String) -> Bool {
    texts[Configuration.fileName].map { $0 != nil } ?? Project.hasEntry("\(root)/\(Configuration.fileName)")
  }
}

extension Finding {
  /// Why nothing could be checked, as findings in the configuration.
  static func all(of error: any Error) -> [Finding] {
    let problems = (error as? Failure)?.configuration?.problems ?? [.init(at: .start, Failure.sentence(for: error))]
    return problems.map { problem in
      Finding(
        rule: "configuration",
        location: SourceLocation(path: problem.path, position: problem.position),
        message: problem.description,
        reason: "Nothing is checked until this is corrected.",
        advice: "`inward schema` lists the keys and values of \(Configuration.fileName).",
        subject: problem.description
      )
    }
  }
}
