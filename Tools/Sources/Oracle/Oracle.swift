import ArgumentParser
import Foundation
import Reading

/// Compares the imports found by the reader with those found by the compiler, file by file.
///
/// This checks the claim that the reader sees what the compiler sees. A file counts as the same if it matches in either
/// language mode, since the reader does not know a file's mode.
@main
struct Oracle: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle",
    abstract: "Compare the reader's imports with the compiler's."
  )

  @Argument(help: "The folders with the .swift files to compare.")
  var folders: [String]

  @Option(help: "Compare only this many files, always the same ones.")
  var sample: Int?

  @Option(help: "The number of compilers to run in parallel.")
  var jobs = 2

  @Option(help: "The compiler.")
  var compiler = "swiftc"

  func run() async throws {
    let files = Sample.files(in: folders, limit: sample)
    guard !files.isEmpty else { throw ValidationError("no .swift file below \(folders.joined(separator: ", "))") }
    let folder = URL.temporaryDirectory.appending(path: "oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let judge = Judge(compiler: Compiler(path: compiler), folder: folder)
    var summary = Summary()
    try await withThrowingTaskGroup(of: Verdict.self) { group in
      for (index, file) in files.enumerated() {
        if index >= jobs, let verdict = try await group.next() { summary.add(verdict) }
        group.addTask { try await judge.verdict(on: file) }
      }
      for try await verdict in group { summary.add(verdict) }
    }
    print(summary)
    if summary.differences > 0 { throw ExitCode(1) }
  }
}
