import Foundation
import Model

/// Creates a product from a template: a renamed copy without the parts that are left out.
public struct ProductMaker: Sendable {
  let template: ProductTemplate
  private let tree: ProductTree

  /// - Parameter tree: The files of the template.
  /// - Throws: ``Problems`` if they are not a template.
  public init(template tree: ProductTree) throws(Problems) {
    template = try ProductTemplate(of: tree)
    self.tree = tree
  }

  /// The name of the sample product.
  public var name: String { template.name }

  /// The version of the template.
  public var version: String? { template.version }

  /// The names of the optional parts.
  public var parts: [String] { template.parts.map(\.name) }

  /// The names of the parts that a product has only if it asks for them.
  public var optional: [String] { template.optional ?? [] }

  /// All optional parts that a product can have without the sample and some other parts.
  public func allOptional(without unwanted: [String]) -> [String] {
    let gone = template.withItems { _ in true }.closure(of: unwanted + (template.sample ?? []))
    return optional.filter { !gone.contains($0) }
  }

  /// The names of the parts that a new product leaves out because it was not asked for them.
  ///
  /// - Parameters:
  ///   - sample: Whether the product has the sample, which needs all optional parts.
  ///   - tool: Whether it has the sources of its tool.
  ///   - wanted: The optional parts that it has.
  public func omitted(sample: Bool, tool: Bool, wanted: [String]) -> [String] {
    let left = sample ? [] : (template.sample ?? []) + optional.filter { !wanted.contains($0) }
    return left + (tool ? [] : parts.filter { $0 == ToolVersion.part })
  }

  /// The features of a product for which none was asked: one to begin with if the template leaves it nothing to show.
  public func usualFeatures(without parts: [String]) throws(Problems) -> [Feature] {
    let gone = template.closure(of: parts)
    let features = template.parts.filter { $0.tables != nil }
    guard gone.contains(ProductTemplate.exemplar), features.allSatisfy({ gone.contains($0.name) }) else { return [] }
    return [Feature(name: "Note", fields: try FieldList.fields(from: "title:String text:String?"))]
  }

  /// The default bundle identifier of a product.
  public static func usualBundleID(_ name: String) -> String { BundleID.usual(name) }

  /// The number of a new product's databases, or nil if the template's have none that can be replaced.
  public func databaseID(for bundleID: String) -> String? {
    template.databaseID.map { _ in DatabaseID.usual(bundleID) }
  }

  /// The parts with the template's exemplars that a product does not have.
  ///
  /// - Parameter hasForms: Whether the product has features whose items people change.
  public func lentParts(of record: ProductRecord, hasForms: Bool) -> [String] {
    let exemplars = tree.exemplars.filter { hasForms || !$0.feature.hasForms }
    return exemplars.compactMap(template.part).map(\.name).filter(record.without.contains)
  }

  /// Every reason to reject a product.
  ///
  /// - Parameters:
  ///   - modules: The modules and layers of the template, which are not allowed as product names.
  ///   - hasUsualBundleID: Whether the bundle identifier is the default one, which is invalid only if the name is.
  public func problems(of record: ProductRecord, modules: Set<String>, hasUsualBundleID: Bool = false) -> [String] {
    var problems = ProductChecker(name: record.name, template: template, tree: tree, modules: modules).problems
    if !hasUsualBundleID { problems += BundleID.problems(record.bundleID, product: record.name) }
    for name in record.without {
      do throws(Problems) { _ = try template.part(name) } catch { problems += error.sentences }
    }
    if let style = record.style { problems += template.problems(ofKeeping: style, without: record.without) }
    return problems
  }

  /// Every reason to reject a choice of optional parts.
  ///
  /// - Parameters:
  ///   - wanted: The optional parts that a product shall have.
  ///   - unwanted: The parts that it shall not have.
  public func problems(ofHaving wanted: [String], without unwanted: [String], sample: Bool) -> [String] {
    var problems: [String] = []
    for name in wanted where !optional.contains(name) {
      let known = optional.isEmpty ? "there are none" : "they are: \(optional.joined(separator: ", "))"
      problems.append("there is no optional part `\(name)`; \(known).")
    }
    let ofSample = template.withItems { _ in true }.closure(of: template.sample ?? [])
    for name in wanted where !sample && optional.contains(name) && ofSample.contains(name) {
      problems.append("the part `\(name)` needs the sample; add --sample.")
    }
    for name in wanted where unwanted.contains(name) {
      problems.append("the part `\(name)` cannot be both had and left out.")
    }
    let isNeeded = { (name: String) in !template.closure(of: [name]).isDisjoint(with: template.sample ?? []) }
    let left = Set(optional.filter { !wanted.contains($0) } + unwanted).sorted()
    let own = template.withItems { _ in true }
    for name in wanted where !sample && optional.contains(name) && !ofSample.contains(name) {
      let needed = own.parts(neededBy: name, among: left)
      let isOut = needed.contains(where: unwanted.contains)
      let remedy = isOut ? "take that out of --without" : "write `--with \((needed + wanted).joined(separator: ","))`"
      if !needed.isEmpty { problems.append(Self.needs(name, needed, remedy)) }
    }
    for name in unwanted where sample && optional.contains(name) && isNeeded(name) {
      problems.append("the sample needs the part `\(name)`; leave out --sample, or keep the part.")
    }
    return problems
  }

  /// Every reason not to add a part to a product.
  ///
  /// - Parameter features: The product's features.
  public func problems(ofAdding name: String, to record: ProductRecord, features: [Feature] = []) -> [String] {
    do throws(Problems) { _ = try template.part(name) } catch { return error.sentences }
    let left = template.left(outOf: record)
    if !template.withItems(of: record).closure(of: left).contains(name) {
      return ["\(record.name) has the part `\(name)` already."]
    }
    let needed = template.withItems { _ in true }.parts(neededBy: name, among: left)
    if let first = needed.first { return [Self.needs(name, needed, "first run `inward add part \(first)`")] }
    let later = naming(itemsOf: features, in: record.having(name))
    guard partsWithoutItems(later).contains(name) else { return [] }
    return [
      """
      the part `\(name)` is about the items of a feature that people only read, and \(record.name) has none; first run \
      `inward new feature Book --read-only --fields "title:String"`, with a name of your own.
      """
    ]
  }

  private static func needs(_ name: String, _ others: [String], _ remedy: String) -> String {
    "the part `\(name)` needs \(others.map { "`\($0)`" }.joined(separator: ", ")) as well; \(remedy)."
  }

  /// The files of a product, before its features are generated.
  ///
  /// - Throws: ``Problems`` if the template does not match its description.
  public func product(_ record: ProductRecord) throws(Problems) -> ProductTree {
    var tree = try parts(of: record)
    for path in tree.paths where path.hasPrefix(ProductTemplate.replacements) {
      tree.files[Self.path(ofReplacement: path)] = tree.files.removeValue(forKey: path)
    }
    tree.files[ProductTemplate.path] = nil
    tree = renamed(tree, record)
    let description = JSONDocument.text(of: description(of: tree, record))
    tree.files[ProductTemplate.path] = ProductTree.File(contents: Data(description.utf8))
    tree.files[ProductRecord.path] = ProductTree.File(contents: Data(record.text.utf8))
    ToolVersion.add(record.template, to: &tree)
    return tree
  }

  /// The path that a file has in a product.
  private static func path(ofReplacement path: String) -> String {
    guard path.hasPrefix(ProductTemplate.replacements) else { return path }
    return String(path.dropFirst(ProductTemplate.replacements.count))
  }

  /// The template's exemplar as a product would have it: its files, and those that it shares with other features.
  ///
  /// - Parameter hasForms: Whether people change the items of the features that are copied from it.
  /// - Throws: ``Problems`` if the template has none, or does not match its description.
  func exemplar(_ record: ProductRecord, hasForms: Bool) throws(Problems) -> (own: ProductTree, shared: ProductTree) {
    guard let exemplar = tree.exemplar(hasForms: hasForms), let part = template.part(of: exemplar) else {
      throw Problems("the template has no exemplar for new features.")
    }
    let tree = try parts(of: record.having(part.name), isComplete: false)
    let paths = part.paths.flatMap { PartRemoval.files($0, in: tree) }
    let own = tree.files.filter { paths.contains($0.key) }
    let shared = tree.files.filter { exemplar.places?[$0.key] != nil }
    return (renamed(ProductTree(files: own), record), renamed(ProductTree(files: shared), record))
  }

  private func parts(of record: ProductRecord, isComplete: Bool = true) throws(Problems) -> ProductTree {
    let gone = template.withItems(of: record).parts(template.left(outOf: record))
    let left = [template.own].compactMap(\.self) + gone
    let named = try ProductItems(template: template, record: record, isComplete: isComplete).applied(to: tree)
    return try PartRemoval(parts: left, isComplete: isComplete && template.own != nil).applied(to: named)
  }

  private func renamed(_ tree: ProductTree, _ record: ProductRecord) -> ProductTree {
    let renaming = ProductRenaming(from: template, to: record)
    var result = ProductTree()
    for (path, file) in tree.files { result.files[renaming.applied(to: path)] = file }
    result.mapTexts { path, text in
      if path == "Package.swift" { return renaming.applied(toManifest: text) }
      let renamed = renaming.applied(to: text)
      return Template.isTextFile(path) ? Template.relaidTexts(renamed) : renamed
    }
    rehashFeatures(in: &result)
    return result
  }

  /// Updates the hashes in the records of generated features, because the files were renamed.
  private func rehashFeatures(in tree: inout ProductTree) {
    let renamed = tree
    tree.mapFeatures { record in
      record.files = record.files?.reduce(into: [:]) { hashes, entry in
        hashes[entry.key] = renamed.text(entry.key).map(FeatureRecord.hash) ?? entry.value
      }
    }
  }

  /// The product's own description, with the remaining parts, so that they can be removed later. None is a sample there.
  private func description(of product: ProductTree, _ record: ProductRecord) -> ProductTemplate {
    let renaming = ProductRenaming(from: template, to: record)
    let renamed = template.withItems(of: record).parts.map { part in
      var part = part
      part.paths = part.paths.map { renaming.applied(to: $0) }
      part.blocks = part.blocks.map { blocks in
        let renamed = blocks.map { path, heads in
          (renaming.applied(to: Self.path(ofReplacement: path)), heads.map { renaming.applied(to: $0) })
        }
        return Dictionary(renamed) { Set($0 + $1).sorted() }
      }
      if record.items?[part.name] != nil { part.items = nil }
      let places = part.feature?.places.map { renaming.applied(to: $0) }
      part.feature?.places = places ?? []
      return part
    }
    return ProductTemplate(
      name: record.name,
      bundleID: record.bundleID,
      databaseID: record.databaseID ?? template.databaseID,
      package: record.name,
      parts: renamed,
      styles: template.styles
    )
    .described(by: product, without: template.left(outOf: record))
  }
}
