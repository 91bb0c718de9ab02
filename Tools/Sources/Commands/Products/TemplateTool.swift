import Foundation
import Generating

/// The `inward` of a version of the template, which knows how that version has to be renamed and what its parts are.
struct TemplateTool {
  let template: TemplateRepository
  let version: ProductRecord.Version

  /// Whether the running program may be another one.
  ///
  /// - Parameter product: It may have been built in the product or in the template's folder.
  func isOther(for product: ProductRepository) throws -> Bool {
    guard let sources = version.tool else { return false }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    if program.hasPrefix(product.root + "/") {
      return try sources != template.toolSources(at: product.record.template.commit)
    }
    if program.hasPrefix(template.root + "/") {
      return try template.git.outcome(["diff", "--quiet", version.commit, "--", ToolVersion.folder]).status != 0
    }
    return !program.hasSuffix("/\(sources)/inward")
  }

  /// Replaces the running program; returns only if that fails.
  ///
  /// - Throws: `Failure` if the tool cannot be built or started.
  func run(scratch: ScratchFolder) throws -> Never {
    let program = try built(scratch)
    scratch.remove()
    ProgressLine.end()
    let words = [program] + CommandLine.arguments.dropFirst() + ["--this-tool"]
    execv(program, words.map { strdup($0) } + [nil])
    throw Failure("cannot start \(program): \(String(cString: strerror(errno)))")
  }

  /// The path of the program in the user's caches, where the version's script has built it.
  private func built(_ scratch: ScratchFolder) throws -> String {
    guard let tool = ToolVersion(version) else { throw Failure("the template has no tool.") }
    ProgressLine.show("Building the template's tool, which takes a minute or two")
    let script = try template.git.run("show", "\(version.commit):\(ToolVersion.script)")
    let files = [ToolVersion.script: script, ToolVersion.path: tool.text()].mapValues { text in
      ProductTree.File(contents: Data(text.utf8))
    }
    let folder = scratch.path("tool")
    try ProductTree(files: files).write(to: folder)
    let outcome = try Subprocess(
      starting: "bash",
      ["\(folder)/\(ToolVersion.script)", "--where"],
      in: scratch.path,
      environment: ["INWARD_PROGRAM": "", "INWARD_SOURCE": template.root]
    ).outcome()
    guard outcome.status == 0 else {
      let reason = outcome.errors.split(separator: "\n").last.map { $0.trimmingPrefix("\(ToolVersion.script): ") }
      throw Failure(
        """
        the template's tool cannot be used: \(reason ?? "status \(outcome.status)")
        --this-tool updates with the running one.
        """
      )
    }
    return outcome.output.trimmingCharacters(in: .newlines)
  }
}
