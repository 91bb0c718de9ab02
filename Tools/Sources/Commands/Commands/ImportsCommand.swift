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
    let files = try paths.flatMap(files)
    let format = format
    let chunks = SourceFilesReader(root: "").map(files.map(\.absolute)) { path, bytes in
      SourceScanner.facts(of: bytes, depth: .imports).imports
    }
    var output = OutputBuffer()
    var writer = ImportsWriter(format: format)
    for (file, result) in zip(files, chunks) {
      switch result {
      case .success(let imports): writer.write(imports, of: file.name, to: &output)
      case .failure(let failure): StandardError.print("note: \(file.name): \(failure)")
      }
    }
    writer.finish(&output)
    output.flush()
  }

  private func files(below path: String) throws -> [(absolute: String, name: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("\(path) does not exist.")
    }
    guard isFolder.boolValue else { return [(path, path)] }
    let tree = FileTree(root: path)
    for note in tree.failures { StandardError.print("error: \(note.path): \(note.reason)") }
    let prefix = paths.count == 1 ? "" : path.hasSuffix("/") ? path : path + "/"
    return tree.sources.map { ("\(path)/\($0)", prefix + $0) }
  }
}
