import ArgumentParser
import Generating

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that generated code matches its records.",
    discussion: """
      Generating the template feature from its own record must reproduce it exactly. Generated features must be \
      present and connected. Files that were edited since are counted; they are not a problem.

      Each place that the template feature's record lists must have lines of it. In the template of products, it may be \
      named in no other place; elsewhere, what else names it is only noted.
      """
  )

  @Option(help: "The repository's folder.", completion: .directory)
  var path = "."

  func run() async throws {
    let root = try Project.folder(path)
    let report: FeatureInspector.Report
    do throws(Problems) {
      report = FeatureInspector(try RepositoryFiles.listed(in: root)).report()
    } catch {
      throw Failure(error)
    }
    for line in report.summary + report.problems { print(line) }
    if !report.problems.isEmpty { throw Failure.findings }
  }
}
