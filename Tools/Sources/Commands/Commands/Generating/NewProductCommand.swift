import ArgumentParser
import Foundation
import Generating

struct NewProductCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "product",
    abstract: "Make a product of this repository, in a folder of its own.",
    discussion: """
      The product is a copy of what git tracks here, under its own name and without what is this repository's alone. It \
      records what it was made from, so that `inward update` can bring it what changes here later.
      """
  )

  @Argument(help: "The product's name, as Swift names a type: Bookshop.")
  var name: String

  @Argument(help: "The folder to make: there is none yet, or it is empty.", completion: .directory)
  var folder: String

  @Option(help: "The identifier in reverse DNS notation. (default: com.example.NAME)")
  var bundleId: String?

  @Option(help: "Parts to leave out, by their names, separated by commas.")
  var without: String?

  @Option(help: "The one to keep of the styles that the template has side by side, such as mvi.")
  var style: String?

  @Option(
    name: .customLong("feature"),
    help: ArgumentHelp("A feature to begin with; several times for several.", valueName: "\"Order: title:String …\"")
  )
  var features: [String] = []

  @Option(help: "The template's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Say what would be made, and make nothing.")
  var dryRun = false

  @Flag(help: "Write the report as JSON.")
  var json = false

  func run() async throws {
    defer { ProgressLine.end() }
    ProgressLine.show("Reading the template")
    let template = try TemplateRepository(folder: path)
    let files = try template.tree()
    let maker = try Failure.telling { () throws(Problems) in try ProductMaker(template: files) }
    let record = try record(template, maker)
    let folder = try NewFolder(folder)
    ProgressLine.show("Making \(name)")
    let tree = try Failure.telling { () throws(Problems) in try maker.product(record) }

    let staging = try ScratchFolder(at: dryRun ? nil : folder.stagingPath)
    defer { staging.remove() }
    let builder = ProductBuilder(folder: staging.path)
    try builder.write(tree, of: files)
    for feature in record.features {
      ProgressLine.show("Adding \(feature.name)")
      try Failure.telling { () throws(Problems) in try builder.add(feature, hasOwnPlural: false) }
    }
    let product = try Failure.telling { () throws(Problems) in try ProductTree(root: staging.path) }
    let isCommitted = try dryRun ? false : begin(staging.path, maker.name, record)
    if !dryRun { try folder.take(staging.path) }

    ProgressLine.end()
    let report = ProductReport(
      record: record,
      folder: self.folder,
      files: product.paths,
      isApplied: !dryRun,
      isCommitted: isCommitted
    )
    print(json ? report.json : report.text(templateName: maker.name))
    if try template.isChanged() {
      StandardError.print(
        "note: the template has changes that are in no commit; `inward update` compares with \(record.template.commit)."
      )
    }
  }

  /// What was asked for, with all that speaks against it at once.
  private func record(_ template: TemplateRepository, _ maker: ProductMaker) throws -> ProductRecord {
    var problems: [String] = []
    let features = features.compactMap { text -> Feature? in
      do throws(Problems) {
        return try Self.feature(text)
      } catch {
        problems += error.sentences
        return nil
      }
    }
    let parts = (without ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let record = ProductRecord(
      name: name,
      bundleID: bundleId ?? ProductMaker.usualBundleID(name),
      without: Array(Set(parts.filter { !$0.isEmpty })),
      style: style,
      features: features,
      template: ProductRecord.Version(commit: try template.commit(), source: template.source)
    )
    let isUsual = bundleId == nil
    problems += maker.problems(of: record, modules: Modules.names(in: template.root), hasUsualBundleID: isUsual)
    if !problems.isEmpty { throw Failure(Problems(problems)) }
    return record
  }

  /// `Order: title:String note:String?`
  private static func feature(_ text: String) throws(Problems) -> Feature {
    let halves = text.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, !halves[0].contains(where: \.isWhitespace), halves[1].first == " " else {
      throw Problems("the feature `\(text)` cannot be read; write its name and its fields: \"Order: title:String\".")
    }
    return Feature(name: String(halves[0]), fields: try FieldList.fields(from: String(halves[1])))
  }

  /// Starts the product's history; where git does not know who commits, everything is left staged.
  private func begin(_ folder: String, _ templateName: String, _ record: ProductRecord) throws -> Bool {
    let git = Git(folder: folder)
    try git.run("init", "--quiet", "--initial-branch", "main")
    // What is tracked in the template is tracked here, whatever this machine ignores.
    try git.run("add", "--all", "--force")
    let message = "Begin \(record.name), made from \(templateName) at \(record.template.commit.prefix(12))"
    return try git.outcome(["commit", "--quiet", "--no-verify", "--message", message]).status == 0
  }
}
