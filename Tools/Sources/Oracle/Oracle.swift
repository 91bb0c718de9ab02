import ArgumentParser
import Foundation
import Reading

/// Compares the imports that the reader finds with those that the compiler finds, file by file.
///
/// The reader claims to see what the compiler sees without one at hand; this is how the claim is checked. A file counts
/// as the same when it is so in either language mode, since the reader does not know the mode of a file.
@main
struct Oracle: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle",
    abstract: "Compares the reader's imports with the compiler's."
  )

  @Argument(help: "The folders whose .swift files are compared.")
  var folders: [String]

  @Option(help: "Compares only so many files, always the same ones.")
  var sample: Int?

  @Option(help: "How many compilers run at a time.")
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
