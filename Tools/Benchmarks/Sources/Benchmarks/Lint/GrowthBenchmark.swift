import Foundation

/// How the time of `inward` grows with the number of files, and whether a single file can slow it down.
struct GrowthBenchmark {
  static let defaultRuns = 5
  static let sizes = [1_000, 2_000, 5_000, 10_000, 20_000]

  private let runs: Int
  private let inwardPath: String?

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
    inwardPath = options.inward
  }

  func run() throws -> GrowthReport {
    let inward = try LintBenchmark.build.path(inwardPath)
    let folder = try TemporaryFolder()
    var report = GrowthReport(runs: runs)
    for size in Self.sizes {
      let tree = folder.path(of: "\(size)")
      Progress.say("growth: \(size) files")
      try GeneratedTree(path: tree).write(files: size)
      report.trees.append(GrowthReport.Tree(files: size, timings: try measure(inward, tree)))
      folder.remove("\(size)")
    }
    for hostile in HostileFile.all {
      let tree = folder.path(of: hostile.name)
      Progress.say("growth: \(hostile.name)")
      try GeneratedTree(path: tree).write(hostile)
      let timings = try measure(inward, tree)
      report.files.append(GrowthReport.File(name: hostile.name, bytes: hostile.text.utf8.count, timings: timings))
      folder.remove(hostile.name)
    }
    return report
  }

  private func measure(_ inward: String, _ tree: String) throws -> GrowthReport.Timings {
    let imports = Program(path: inward, arguments: ["imports", tree, "--format", "json"])
    let lint = Program(path: inward, arguments: ["lint", tree, "--no-cache"], statuses: [0, 1], isQuiet: true)
    var durations: (imports: [Duration], lint: [Duration]) = ([], [])
    for round in 0...runs {
      let times = (try imports.run().duration, try lint.run().duration)
      // The first round warms up the caches.
      guard round > 0 else { continue }
      durations.imports.append(times.0)
      durations.lint.append(times.1)
    }
    return GrowthReport.Timings(imports: Timing(durations.imports), lint: Timing(durations.lint))
  }
}
