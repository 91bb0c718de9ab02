import ArgumentParser
import Foundation
import Reading
import Repositories

/// Compares what the reader finds in each file with what the compiler or SwiftSyntax finds there.
///
/// This checks the claim that the reader sees what the compiler sees. The compiler only lists the modules of one build. A
/// file counts as the same if it matches in either language mode, since the reader does not know a file's mode. SwiftSyntax
/// lists each import, type and variable with its position, attributes, modifiers and conditions.
@main
struct Oracle: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle",
    abstract: "Compare the reader's imports with the compiler's, or its declarations with SwiftSyntax's."
  )

  @Argument(help: "The folders with the .swift files to compare.")
  var folders: [String]

  @Option(help: "Compare only this many files, always the same ones. It is an error if there are fewer.")
  var sample: Int?

  @Option(help: "The number of compilers to run in parallel.")
  var jobs = 2

  @Option(help: "The compiler.")
  var compiler = "swiftc"

  @Option(help: "Compare with this program, made by Tools/Corpus, instead of the compiler.")
  var listDeclarations: String?

  func run() async throws {
    let files = Sample.files(in: folders, limit: sample)
    guard !files.isEmpty else { throw ValidationError("no .swift file below \(folders.joined(separator: ", "))") }
    if let sample, files.count < sample {
      throw ValidationError("there are only \(files.count) .swift files, not \(sample)")
    }
    let folder = URL.temporaryDirectory.appending(path: "oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var summary = Summary()
    if let listDeclarations {
      let listing = try Listing(of: files, by: listDeclarations)
      for file in files { summary.add(try listing.verdict(on: file)) }
    } else {
      let judge = Judge(compiler: Compiler(path: compiler), folder: folder)
      try await withThrowingTaskGroup(of: Verdict.self) { group in
        for (index, file) in files.enumerated() {
          if index >= jobs, let verdict = try await group.next() { summary.add(verdict) }
          group.addTask { try await judge.verdict(on: file) }
        }
        for try await verdict in group { summary.add(verdict) }
      }
    }
    print(summary)
    if summary.differences > 0 { throw ExitCode(1) }
  }
}

enum Sample {
  /// The sorted `.swift` files below the folders, or a sample of them at equal distances.
  static func files(in folders: [String], limit: Int?) -> [String] {
    let all = folders.flatMap(files(in:)).sorted()
    guard let limit, limit > 0, limit < all.count else { return all }
    return (0..<limit).map { all[$0 * all.count / limit] }
  }

  private static func files(in folder: String) -> [String] {
    let root = URL(filePath: folder).resolvingSymlinksInPath()
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys) else { return [] }
    return found.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
      .map { $0.path(percentEncoded: false) }
  }
}
