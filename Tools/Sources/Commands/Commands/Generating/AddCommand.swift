import ArgumentParser
import Generating

struct AddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an optional part of the template to a product.",
    subcommands: [AddPartCommand.self]
  )
}

struct AddPartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "part",
    abstract: "Undo `remove part`, or add what `new product` left out.",
    discussion: """
      Creates the product twice from the template's recorded commit, without the part and with it, and lets git merge the \
      difference into the work tree. Conflicts are shown as in any merge. Nothing is committed, so one command, which is \
      printed, undoes it. .inward/product.json lists the parts that are left out.
      """
  )

  @Argument(help: "The part's name.")
  var name: String

  @OptionGroup var options: MergeOptions

  func run() async throws {
    let product = try ProductRepository(folder: options.path)
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    defer { ProgressLine.end() }
    ProgressLine.show("Reading the template")
    let commit = product.record.template.commit
    let template = try TemplateRepository(source: options.from ?? product.record.template.source, scratch: scratch)
    try template.require(commit)
    let tree = try template.tree(of: commit, scratch: scratch)
    let maker = try ProductMaker(template: tree)
    let problems = maker.problems(ofAdding: name, to: product.record, features: try product.features())
    if !problems.isEmpty { throw Problems(problems) }

    let lock = try product.lock()
    defer { withExtendedLifetime(lock) {} }
    try product.requireNoChanges()
    let pair = try ProductPair(
      product: product,
      template: template,
      commits: (commit, commit),
      adding: name,
      scratch: scratch
    )
    let report = MergeReport(purpose: "for the part `\(name)`", folder: options.path)
    try MergePlan(report: report, isDryRun: options.dryRun).apply(pair, to: product, scratch: scratch)
  }
}
