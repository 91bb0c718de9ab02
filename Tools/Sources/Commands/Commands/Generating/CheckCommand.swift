import ArgumentParser
import Generating

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say whether generated code and its records are in step.",
    discussion: """
      The feature that others are generated from has to come out of its own record unchanged, and what was generated has \
      to be there and connected. Files that were edited since are named in number, and are no problem.
      """
  )

  @Option(help: "The repository's folder.", completion: .directory)
  var path = "."

  func run() async throws {
    let root = try Project.folder(path)
    let report: FeatureInspector.Report
    do throws(Problems) {
      report = FeatureInspector(try RepositoryFiles(root: root)).report()
    } catch {
      throw Failure(error)
    }
    for line in report.summary + report.problems { print(line) }
    if !report.problems.isEmpty { throw Failure.findings }
  }
}
