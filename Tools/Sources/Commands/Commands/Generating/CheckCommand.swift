import ArgumentParser
import Generating

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that generated code matches its records.",
    discussion: """
      Generated code can be edited. What was edited or deleted is listed, and is no problem. It is one, and the exit \
      status is 1, where a later command would go wrong:

      - Generating the template feature from its own record does not reproduce it, so that new features would lack \
      something as well.
      - A place that the template feature's record lists has no line of it or, in the template of products, another place \
      names it. Elsewhere, what else names it is only noted.
      - A feature's lines in a shared file were edited or repeated, so that `inward remove feature` would leave some behind.
      - A file of a feature, or one with lines of it, cannot be read.
      - All files of a feature are gone, but its record is not, so that `inward update` would bring files back.

      `inward adopt` makes a feature your own, and then nothing of it is checked.
      """
  )

  @Argument(help: "The repository's folder, or one in it.", completion: .directory)
  var path = "."

  func run() async throws {
    let root = try Project.generatedRoot(around: path)
    let report = FeatureInspector(try RepositoryFiles.listed(in: root)).report()
    for line in report.summary + report.problems { print(line) }
    if !report.problems.isEmpty { throw Failure.findings }
  }
}
