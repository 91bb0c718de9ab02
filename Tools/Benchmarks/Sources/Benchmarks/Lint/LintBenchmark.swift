import Foundation

/// How long `inward` takes on a large tree of sources, against `ripgrep`, which finds the lines that begin with `import`.
struct LintBenchmark {
  static let defaultRuns = 15
  static let warmUps = 2
  static let build = ReleaseBuild(
    name: "inward",
    paths: ["Tools/.build-release/release/inward", "Tools/.build/release/inward"],
    command: "Tools/Scripts/build-inward"
  )

  private let runs: Int
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
    self.options = options
  }

  func run() throws -> LintReport {
    guard let ripgrep = Program.find("rg") else {
      throw BenchmarkError("The program rg is missing; on Debian and Ubuntu: apt-get install ripgrep.")
    }
    let inward = try Self.build.path(options.inward)
    let folder = try TemporaryFolder()
    let (original, tree) = (try tree(), folder.path(of: "tree"))
    try FileManager.default.copyItem(atPath: original, toPath: tree)
    let configuration = folder.path(of: "inward.yml")
    let cases = LintCase.all(
      ripgrep: ripgrep,
      inward: inward,
      tree: tree,
      configuration: configuration,
      caches: folder.path(of: "caches"),
      edited: try Self.source(in: tree, after: 0.5),
      importing: try Self.source(in: tree, after: 0.25)
    )
    try LintConfiguration(inward: inward, tree: tree).text().write(
      to: URL(filePath: configuration),
      atomically: true,
      encoding: .utf8
    )

    Progress.say("lint: \(runs) runs of each on \(original)")
    var results = cases.map { _ in [Program.Run]() }
    for round in 0..<(Self.warmUps + runs) {
      for (index, lintCase) in cases.enumerated() {
        let run = try lintCase.run(round: round)
        guard run.bytes > 0 else { throw BenchmarkError("\(lintCase.name) wrote nothing.") }
        if round >= Self.warmUps { results[index].append(run) }
      }
    }
    return LintReport(runs: runs, lines: zip(cases, results).map { LintReport.Line($0, runs: $1) })
  }

  /// The source of a folder that a part of its sources comes before.
  private static func source(in folder: String, after part: Double) throws -> URL {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.contains("/Sources/") && $0.hasSuffix(".swift") }.sorted()
    guard !sources.isEmpty else { throw BenchmarkError("There are no Swift files in a folder Sources of \(folder).") }
    return URL(filePath: folder).appending(path: sources[Int(Double(sources.count) * part)])
  }

  private func tree() throws -> String {
    let path =
      options.tree.map { URL(filePath: $0).path }
      ?? ReleaseBuild.nearest(["Tools/Corpus/.build/checkouts"], where: FileManager.default.fileExists)
    guard let path, FileManager.default.fileExists(atPath: path) else {
      throw BenchmarkError(
        """
        There are no sources to read. In the repository's root folder, run \
        `swift package --package-path Tools/Corpus resolve`, or name a folder with --tree FOLDER.
        """
      )
    }
    return path
  }
}
