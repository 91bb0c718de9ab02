import Foundation

/// How long `inward` takes to generate a feature, and to remove it again, in a clone of this repository.
struct FeatureBenchmark {
  static let defaultRuns = 15
  static let warmUps = 2

  private let runs: Int
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
    self.options = options
  }

  func run() throws -> FeatureReport {
    let inward = try LintBenchmark.build.path(options.inward)
    guard let git = Program.find("git") else { throw BenchmarkError("The program git is missing.") }
    let folder = try TemporaryFolder()
    let clone = folder.path(of: "clone")
    _ = try Program(path: git, arguments: ["clone", "--quiet", try repository(), clone]).run()
    let yardstick = Program(
      path: git,
      arguments: ["-C", clone, "grep", "--files-with-matches", "-w", "Order"],
      statuses: [0, 1]
    )
    let new = Program(
      path: inward,
      arguments: [
        "new", "feature", "Order", "--path", clone,
        "--fields", "title:String note:String? total:Money placedAt:Date lines:[String]",
      ]
    )
    let remove = Program(path: inward, arguments: ["remove", "feature", "Order", "--path", clone])

    Progress.say("feature: \(runs) runs of each in a clone of the last commit")
    var results: [(grep: Duration, new: Duration, remove: Duration)] = []
    for round in 0..<(Self.warmUps + runs) {
      let result = (try yardstick.run().duration, try new.run().duration, try remove.run().duration)
      if round >= Self.warmUps { results.append(result) }
    }
    return FeatureReport(
      runs: runs,
      grep: Timing(results.map(\.grep)),
      new: Timing(results.map(\.new)),
      remove: Timing(results.map(\.remove))
    )
  }

  private func repository() throws -> String {
    let template = ReleaseBuild.nearest([".inward/template.json"], where: FileManager.default.fileExists)
    guard let template else { throw BenchmarkError("The current folder is not in this repository.") }
    return URL(filePath: template).deletingLastPathComponent().deletingLastPathComponent().path
  }
}
