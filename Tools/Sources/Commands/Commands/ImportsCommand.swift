import ArgumentParser
import Foundation
import Model
import Reading
import Repositories

struct ImportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports",
    abstract: "List the imports of Swift files, as the compiler sees them.",
    discussion: """
      Paths are relative to the given folder; with several folders, each path starts with its folder as given. Hidden \
      folders are skipped.
      """
  )

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: "The output format: json or text.")
  var format = ListFormat.text

  func run() async throws {
    var hasFailures = false
    let files = try paths.flatMap { try self.files(below: $0, &hasFailures) }
    let results = SourceFilesReader(root: "").map(files.map(\.absolute)) { [format] _, bytes in
      SourceScanner.facts(of: bytes, depth: .imports).imports.map(format.text)
    }
    var texts: [String] = []
    for (file, result) in zip(files, results) {
      switch result {
      case .success(let imports):
        switch format {
        case .text: texts += imports.map { "\(file.name):\($0)\n" }
        case .json:
          texts.append(#"{"path":\#(JSONValue.quoted(file.name)),"imports":[\#(imports.joined(separator: ","))]}"#)
        }
      case .failure(let failure):
        hasFailures = true
        StandardError.print("error: \(file.name): \(failure)")
      }
    }
    switch format {
    case .text: print(texts.joined(), terminator: "")
    case .json: print(#"{"files":[\#(texts.joined(separator: ",\n"))]}"#)
    }
    if hasFailures { throw Failure.unread }
  }

  private func files(below path: String, _ hasFailures: inout Bool) throws -> [(absolute: String, name: String)] {
    guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) does not exist.") }
    guard URL(filePath: path).isFolder else { return [(path, path)] }
    let tree = FileTree(root: path)
    for note in tree.failures { StandardError.print("error: \(note.path): \(note.reason)") }
    if !tree.failures.isEmpty { hasFailures = true }
    let prefix = paths.count == 1 ? "" : path.hasSuffix("/") ? path : path + "/"
    return tree.sources.map { ("\(path)/\($0)", prefix + $0) }
  }
}

extension ListFormat {
  /// An import as the line after the path of its file, or as JSON.
  fileprivate func text(of declaration: ImportDeclaration) -> String {
    let position = declaration.position
    switch self {
    case .text:
      let module = ([declaration.module] + declaration.submodule).joined(separator: ".")
      let condition = declaration.condition.map { " if \($0)" } ?? ""
      return "\(position.line):\(position.column): \(module)\(condition)"
    case .json:
      let optional = { (text: String?) in text.map(JSONValue.quoted) ?? "null" }
      let list = { (texts: [String]) in "[\(texts.map(JSONValue.quoted).joined(separator: ","))]" }
      return """
        {"module":\(JSONValue.quoted(declaration.module)),"submodule":\(list(declaration.submodule)),\
        "kind":\(optional(declaration.kind?.rawValue)),"line":\(position.line),"column":\(position.column),\
        "attributes":\(list(declaration.attributes)),"access":\(optional(declaration.access?.rawValue)),\
        "condition":\(optional(declaration.condition?.description))}
        """
    }
  }
}

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Build every package alone, to check its declared dependencies with the compiler.",
    discussion: """
      Each package gets its own scratch folder, so that it cannot import modules that another package's build left \
      there. Takes one build per package.
      """
  )

  /// A target may compile because SwiftPM built an undeclared sibling first. With this option SwiftPM detects that
  /// afterwards, but reports it only by its exit status.
  private static let checkingSiblings = ["--explicit-target-dependency-import-check", "error"]

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Option(help: ArgumentHelp("Build only this package; may be repeated.", valueName: "folder"))
  var package: [String] = []

  func run() async throws {
    let root = try Project.folder(path)
    let all = FileTree(root: root).packages
    for name in package where !all.contains(name) {
      throw Failure(unknown: "package", name, among: all)
    }
    let packages = package.isEmpty ? all : package
    guard !packages.isEmpty else { throw Failure("there is no package in \(root).") }
    var failed: [String] = []
    for folder in packages {
      let name = folder.isEmpty ? "." : folder
      StandardError.print("building \(name)")
      let scratch = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let options = ["--package-path", name, "--scratch-path", scratch.path] + Self.checkingSiblings
      let outcome = try Subprocess(starting: "swift", ["build"] + options, in: root).outcome()
      if outcome.status == 0 {
        print("✓ \(name)")
      } else {
        print("✗ \(name)")
        let errors = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline).filter {
          $0.contains("error:")
        }
        for line in Set(errors).sorted() { print("  \(line)") }
        if errors.isEmpty { print("  a target imports an undeclared sibling; `inward lint` names it") }
        failed.append(name)
      }
    }
    if !failed.isEmpty { throw Failure.findings }
  }
}
