import ArgumentParser
import Foundation
import Generating

struct UpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Merge the template's changes into a product.",
    discussion: """
      Creates the product twice, from the template's recorded commit and from its newest released version, and lets git \
      merge the difference into the work tree. Conflicts are shown as in any merge. Nothing is committed, so one command, \
      which is printed, undoes the update. The tool of the newer version does it, and is built first if need be.

      Exit status: 0 on success; 1 if --check finds a newer version or the merge has conflicts; 2 if the update fails.
      """
  )

  @Flag(help: "Only check whether a newer version exists, and print what it brings.")
  var check = false

  @Flag(help: "Take the template's latest commit, even if it has no tag such as v1.2.0.")
  var unreleased = false

  @Flag(help: "Update with this tool instead of the newer version's.")
  var thisTool = false

  @OptionGroup var options: MergeOptions

  func run() async throws {
    let product = try ProductRepository(folder: options.path)
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    defer { ProgressLine.end() }
    ProgressLine.show("Reading the template")
    let template = try TemplateRepository(source: options.from ?? product.record.template.source, scratch: scratch)
    let old = product.record.template.commit
    let target = try template.target(after: old, unreleased: unreleased)
    let report = UpdateReport(name: product.record.name, target: target, folder: options.path)
    ProgressLine.end()
    guard target.commit != old else { return print(report.upToDate) }

    let notes = try template.notes(from: old, to: target.commit)
    if check {
      print(report.newer)
      if !notes.text.isEmpty { print("\n\(notes.text)") }
      throw Failure.findings
    }
    let lock = try product.lock()
    defer { withExtendedLifetime(lock) {} }
    try product.requireNoChanges()
    let tool = TemplateTool(template: template, version: try template.version(nil, of: target.commit))
    if try !thisTool && tool.isOther(for: product) { try tool.run(scratch: scratch) }

    let pair = try ProductPair(product: product, template: template, commits: (old, target.commit), scratch: scratch)
    let merge = MergePlan(report: report.merge, notes: notes.text, isDryRun: options.dryRun)
    try merge.apply(pair, to: product, scratch: scratch)
  }
}

/// The options of commands that merge the template's files into a product.
struct MergeOptions: ParsableArguments {
  @Flag(help: "Print which files would change, and which would have conflicts, without changing them.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("The template's location. (default: the recorded one)", valueName: "template"),
    completion: .directory
  )
  var from: String?

  @Option(help: "The product's folder.", completion: .directory)
  var path = "."
}
