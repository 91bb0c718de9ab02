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

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, text }

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: "The output format: json or text.")
  var format = Format.text

  func run() async throws {
    var hasFailures = false
    let files = try paths.flatMap { try self.files(below: $0, &hasFailures) }
    let format = format
    let chunks = SourceFilesReader(root: "").map(files.map(\.absolute)) { path, bytes in
      SourceScanner.facts(of: bytes, depth: .imports).imports
    }
    var output = OutputBuffer()
    var writer = ImportsWriter(format: format)
    for (file, result) in zip(files, chunks) {
      switch result {
      case .success(let imports): writer.write(imports, of: file.name, to: &output)
      case .failure(let failure):
        hasFailures = true
        StandardError.print("error: \(file.name): \(failure)")
      }
    }
    writer.finish(&output)
    output.flush()
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

/// Writes the imports of files as text or JSON, one file at a time.
struct ImportsWriter {
  let format: ImportsCommand.Format
  private var isFirst = true

  init(format: ImportsCommand.Format) {
    self.format = format
  }

  mutating func write(_ imports: [ImportDeclaration], of path: String, to output: inout OutputBuffer) {
    switch format {
    case .text:
      for declaration in imports { writeLine(declaration, path, &output) }
    case .json:
      if isFirst { output.append(#"{"files":["#) } else { output.append(",\n") }
      isFirst = false
      output.append(#"{"path":"#)
      output.appendQuoted(path)
      output.append(#","imports":["#)
      for (index, declaration) in imports.enumerated() {
        if index > 0 { output.append(",") }
        writeObject(declaration, &output)
      }
      output.append("]}")
    }
  }

  func finish(_ output: inout OutputBuffer) {
    if format == .json { output.append(isFirst ? "{\"files\":[]}\n" : "]}\n") }
  }

  private func writeLine(_ declaration: ImportDeclaration, _ path: String, _ output: inout OutputBuffer) {
    output.append("\(path):\(declaration.position.line):\(declaration.position.column): ")
    output.append(([declaration.module] + declaration.submodule).joined(separator: "."))
    if let condition = declaration.condition { output.append(" if \(condition)") }
    output.append("\n")
  }

  private func writeObject(_ declaration: ImportDeclaration, _ output: inout OutputBuffer) {
    output.append(#"{"module":"#)
    output.appendQuoted(declaration.module)
    output.append(#","submodule":"#)
    writeList(declaration.submodule, &output)
    output.append(#","kind":"#)
    writeOptional(declaration.kind?.rawValue, &output)
    output.append(#","line":"#)
    output.append(declaration.position.line)
    output.append(#","column":"#)
    output.append(declaration.position.column)
    output.append(#","attributes":"#)
    writeList(declaration.attributes, &output)
    output.append(#","access":"#)
    writeOptional(declaration.access?.rawValue, &output)
    output.append(#","condition":"#)
    writeOptional(declaration.condition?.description, &output)
    output.append("}")
  }

  private func writeList(_ values: [String], _ output: inout OutputBuffer) {
    output.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { output.append(",") }
      output.appendQuoted(value)
    }
    output.append("]")
  }

  private func writeOptional(_ value: String?, _ output: inout OutputBuffer) {
    if let value { output.appendQuoted(value) } else { output.append("null") }
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
      let outcome = try Subprocess.run(
        "swift",
        ["build", "--package-path", name, "--scratch-path", scratch.path] + Self.checkingSiblings,
        in: root
      )
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
