import ArgumentParser
import Foundation
import Generating

struct NewProductCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "product",
    abstract: "Create a product from this repository, in a new folder.",
    discussion: """
      The product is a renamed copy of the files that git tracks, without those that only the template needs, and \
      without the template's sample, a shop, unless --sample keeps it. It has the optional parts that --with names, and all \
      of them with the sample. New features are copied from the template's, which \
      `inward new feature` gets when it needs it. The product \
      records the commit it was created from, so that `inward update` can merge later changes, and its script \
      Tools/inward builds that commit's inward when it is first used.
      """
  )

  @Argument(help: "The product's name, as a Swift type: Bookshop.")
  var name: String

  @Argument(help: "The folder to create; it must not exist, or be empty.", completion: .directory)
  var folder: String

  @Option(help: "The bundle identifier, in reverse DNS notation. (default: com.example.NAME)")
  var bundleId: String?

  @Option(
    name: .customLong("with"),
    help: """
      The optional parts to have, comma-separated: account, addresses, apple, favourites, gallery, live, \
      postgresql (only with --sample), remote, shared-tests, signals; or all.
      """
  )
  var wanted: String?

  @Option(help: "The parts to leave out, comma-separated.")
  var without: String?

  @Flag(help: "Keep the template's sample.")
  var sample = false

  @Flag(help: "Copy the sources of inward into the product, instead of building them when it is first used.")
  var vendorTool = false

  @Option(help: "The only style to keep of those in the sample, such as mvi.")
  var style: String?

  @Option(
    name: .customLong("feature"),
    help: ArgumentHelp(
      """
      A feature to generate; may be repeated. Favourites are items of the first one. (default: Note, unless there is the \
      sample)
      """,
      valueName: "\"Order: title:String …\""
    )
  )
  var features: [String] = []

  @Option(help: "The template's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Print what would be created without writing anything.")
  var dryRun = false

  @Flag(help: "Print the report as JSON.")
  var json = false

  func run() async throws {
    defer { ProgressLine.end() }
    ProgressLine.show("Reading the template")
    let template = try TemplateRepository(folder: path)
    let files = try template.tree()
    let maker = try ProductMaker(template: files)
    let record = try record(template, maker)
    let folder = try NewFolder(folder)
    try template.requireOutside(folder)
    ProgressLine.show("Creating \(name)")
    let lent = maker.lentParts(of: record, hasForms: record.features.contains(where: \.hasForms))
    let tree = try maker.product(lent.reduce(record) { $0.having($1) })

    let staging = try ScratchFolder(prefix: dryRun ? nil : folder.stagingPrefix)
    defer { staging.remove() }
    let builder = ProductBuilder(folder: staging.path, awaiting: maker.places(ofItemsIn: record))
    try builder.write(tree, of: files)
    for feature in record.features {
      ProgressLine.show("Adding \(feature.name)")
      try builder.add(feature)
    }
    for part in lent { try builder.remove(part) }
    let product = try ProductTree(root: staging.path)
    if !record.features.isEmpty { try SwiftFormat.format(product, besides: files, in: staging.path) }
    let message = "Begin \(record.name), made from \(maker.name) at \(record.template.commit.prefix(12))"
    let first = { try folder.isInRepository() ? .isLeft : FirstCommit(in: staging.path, message) }
    let commit = try dryRun ? nil : first()
    if !dryRun { try folder.install(staging.path) }

    ProgressLine.end()
    let report = ProductReport(
      record: record,
      folder: self.folder,
      files: product.paths,
      commit: commit
    )
    print(json ? report.json : report.text(templateName: maker.name))
    if try template.isChanged() {
      StandardError.print(
        "note: the template has uncommitted changes; `inward update` will compare with \(record.template.commit)."
      )
    }
  }

  /// Creates the product's record from the options.
  ///
  /// - Throws: `Failure` with all invalid options.
  private func record(_ template: TemplateRepository, _ maker: ProductMaker) throws -> ProductRecord {
    var problems: [String] = []
    var features = features.compactMap { text -> Feature? in
      do throws(Problems) {
        return try Self.feature(text)
      } catch {
        problems += error.sentences
        return nil
      }
    }
    let unwanted = Self.names(without)
    let listed = Self.names(wanted)
    let wanted = listed.contains("all") ? maker.allOptional(without: unwanted) : listed
    problems += maker.problems(ofHaving: wanted, without: unwanted, sample: sample)
    let without = Array(Set(unwanted + maker.omitted(sample: sample, tool: vendorTool, wanted: wanted)))
    if features.isEmpty {
      features = try maker.usualFeatures(without: without)
    }
    let bundleID = bundleId ?? ProductMaker.usualBundleID(name)
    let asked = ProductRecord(
      name: name,
      bundleID: bundleID,
      databaseID: maker.databaseID(for: bundleID),
      without: without,
      style: style,
      features: features,
      template: try template.version(maker.version, of: template.commit())
    )
    let record = maker.naming(itemsOf: features, in: asked)
    let isDefault = bundleId == nil
    problems += maker.problems(of: record, modules: Modules.names(in: template.root), hasUsualBundleID: isDefault)
    if !problems.isEmpty { throw Problems(problems) }
    return record
  }

  private static func names(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Parses a feature: `Order: title:String note:String?`.
  private static func feature(_ text: String) throws(Problems) -> Feature {
    let halves = text.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, !halves[0].contains(where: \.isWhitespace), halves[1].first == " " else {
      throw Problems("invalid feature `\(text)`; expected a name and its fields: \"Order: title:String\".")
    }
    return Feature(name: String(halves[0]), fields: try FieldList.fields(from: String(halves[1])))
  }
}
