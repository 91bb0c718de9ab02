import Foundation
import Generating
import Reading

/// One product created from two commits of the template, or with and without a part, in two folders.
struct ProductPair {
  let commits: (old: String, new: String)
  let old: String
  let new: String
  private let added: String?
  /// Warnings to show with the result.
  private(set) var notes: [String] = []

  /// - Parameter added: A part that the newer one has, and the older one does not.
  /// - Throws: `Failure` if either cannot be created.
  init(
    product: ProductRepository,
    template: TemplateRepository,
    commits: (old: String, new: String),
    adding added: String? = nil,
    scratch: ScratchFolder
  ) throws {
    self.commits = commits
    self.added = added
    old = scratch.path("old")
    new = scratch.path("new")
    ProgressLine.show("Creating \(product.record.name) from the old template")
    let features = try product.features()
    let hasForms = features.contains(where: \.hasForms)
    let oldTree = try template.tree(of: commits.old, scratch: scratch)
    let earlier = try Self.make(product.record, oldTree, hasForms: hasForms, in: old)
    ProgressLine.show("Creating \(product.record.name) from the new template")
    let tree = try template.tree(of: commits.new, scratch: scratch)
    let version = try ProductTemplate(of: tree).version
    var later = product.record.updated(to: try template.version(version, of: commits.new))
    later.without.removeAll { $0 == added }
    if let added {
      let maker = try ProductMaker(template: tree)
      later = maker.naming(itemsOf: features, in: later, for: [added])
    }
    let sides = [earlier, try Self.make(later, tree, hasForms: hasForms, in: new)]
    try add(features, to: sides.map(\.builder), beside: added)
    for side in sides {
      for part in side.lent { try side.builder.remove(part) }
      try side.builder.sortFeatures(like: product.root)
    }
  }

  /// - Throws: `Failure` if files of the added part are where the product has its own.
  func requireNoOwnFiles(at paths: [String], in product: ProductRepository) throws {
    guard let added else { return }
    let isFile = { (folder: String, path: String) in FileManager.default.fileExists(atPath: "\(folder)/\(path)") }
    let own = paths.filter { path in isFile(new, path) && !isFile(old, path) && isFile(product.root, path) }
    guard let first = own.first else { return }
    let files = own.count == 1 ? first : "\(first) and \(own.count - 1) more"
    let name = product.record.name
    throw Failure("\(name) has code of its own where the part `\(added)` has some; rename \(files) first.")
  }

  /// - Returns: What adds features to the product, and the parts that are there only until all are generated.
  private static func make(
    _ record: ProductRecord,
    _ tree: ProductTree,
    hasForms: Bool,
    in folder: String
  ) throws -> (builder: ProductBuilder, lent: [String]) {
    let maker = try ProductMaker(template: tree)
    let builder = ProductBuilder(folder: folder, awaiting: maker.places(ofItemsIn: record))
    let lent = maker.lentParts(of: record, hasForms: hasForms)
    var made = lent.reduce(record) { $0.having($1) }
    // A part that does not exist at this commit cannot be left out.
    made.without = made.without.filter(maker.parts.contains)
    var files = try maker.product(made)
    files.files[ProductRecord.path] = ProductTree.File(contents: Data(record.text.utf8))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try builder.write(files, of: tree)
    return (builder, lent)
  }

  /// Generates the product's current features in both folders, so that changes to the template feature reach them.
  ///
  /// - Throws: `Problems` if the added part is why a feature cannot be generated.
  private mutating func add(_ features: [Feature], to builders: [ProductBuilder], beside added: String?) throws {
    let own = try builders.reduce(into: Set<String>()) { $0.formUnion(try $1.featureNames()) }
    for feature in features where !own.contains(feature.name) {
      ProgressLine.show("Adding \(feature.name)")
      var isMade = false
      do throws(Problems) {
        let before = try builders[0].plan(feature)
        isMade = true
        let plans = [before, try builders[1].plan(feature)]
        for (builder, plan) in zip(builders, plans) { try plan.apply(in: builder.folder) }
      } catch {
        if let added, isMade {
          let both = "the part `\(added)` and the feature `\(feature.name)` cannot both be there"
          throw Problems("\(both): \(error)")
        }
        notes.append("\(feature.name) was not updated, because it cannot be generated: \(error)")
      }
    }
  }
}

/// Plans features in a product that was made without the template's exemplar.
struct ExemplarLoan {
  private let lent: LentExemplar
  private let scratch: ScratchFolder

  /// - Parameter hasForms: Whether people change the items of the new features.
  /// - Returns: Nil if the folder is no product, or has an exemplar of its own, or its template has no such exemplar.
  /// - Throws: `Failure` or ``Problems`` if the template cannot be read, or does not fit.
  init?(to files: RepositoryFiles, hasForms: Bool) throws {
    let product = files.tree
    guard !files.hasExemplar(hasForms: hasForms), let text = product.text(ProductRecord.path) else { return nil }
    let record = try ProductRecord(text: text)
    guard hasForms || record.without.contains(ProductTemplate.exemplar) else { return nil }
    scratch = try ScratchFolder()
    do {
      let template = try TemplateRepository(version: record.template)
        .exemplarTree(of: record.template.commit, scratch: scratch)
      // Earlier templates have none whose items people change.
      if hasForms, template.exemplar(hasForms: true) == nil {
        scratch.remove()
        return nil
      }
      lent = try LentExemplar(of: template, to: product, record: record, hasForms: hasForms)
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// - Parameter make: Plans the feature in a copy of the product that has the exemplar.
  /// - Throws: ``Problems`` if it cannot be planned.
  func plan(_ make: (RepositoryFiles) throws(Problems) -> Plan) throws(Problems) -> Plan {
    defer { scratch.remove() }
    let folder = scratch.path("product")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw Problems("cannot create the folder \(folder): \(error.reason).")
    }
    try lent.tree.write(to: folder)
    return lent.returned(from: try make(try RepositoryFiles(root: folder)))
  }
}
