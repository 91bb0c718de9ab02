import Foundation
import Model

/// Plans the removal of a part from a template or a product.
public struct PartRemover {
  private let tree: ProductTree
  private let template: ProductTemplate

  /// - Parameter tree: The files of the repository.
  /// - Throws: ``Problems`` if the repository does not describe its parts.
  public init(in tree: ProductTree) throws(Problems) {
    self.tree = tree
    template = try ProductTemplate(of: tree)
  }

  /// The files that the repository has without a part.
  ///
  /// - Parameter released: The migrations that stay, although they belong to the part.
  /// - Throws: ``Problems`` if there is no such part, or it does not match its description.
  public func rest(without name: String, released: ReleasedMigrations = .none) throws(Problems) -> ProductTree {
    let part = try template.part(name)
    let record = try tree.text(ProductRecord.path).map { text throws(Problems) in try ProductRecord(text: text) }
    if name == ToolVersion.part, let record, record.template.tool == nil {
      throw Problems("\(ProductRecord.path) does not say which tool replaces these sources; run `inward update` first.")
    }
    let removal = PartRemoval(parts: template.parts([part.name]), isComplete: template.own != nil)
    try requireUnixEndings(of: part, removal)
    var rest = try removal.applied(to: tree)
    try requireReferences(in: rest)
    try requireAccounts(in: rest, without: name)
    for path in rest.paths where path.hasSuffix(".swift") && rest.files[path] != tree.files[path] {
      guard let before = tree.text(path), let after = rest.text(path) else { continue }
      let kept = try released.kept(
        in: after,
        before: before,
        path: path,
        removing: part.feature?.name ?? part.mark,
        tables: part.tables ?? []
      )
      rest.files[path]?.contents = Data(kept.utf8)
    }
    let description = template.described(by: rest, without: [name])
    rest.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    if var record {
      record.without = Set(record.without + [name]).sorted()
      record.items?[name] = nil
      if record.items?.isEmpty == true { record.items = nil }
      rest.files[ProductRecord.path]?.contents = Data(record.text.utf8)
      if name == ToolVersion.part { ToolVersion.add(record.template, to: &rest) }
    }
    return rest
  }

  /// - Throws: ``Problems`` if a file has lines of the part with Windows line endings, which are not found.
  private func requireUnixEndings(of part: ProductTemplate.Part, _ removal: PartRemoval) throws(Problems) {
    var unix = tree
    unix.mapTexts { LineEndings.unix($1) }
    if unix == tree { return }
    let rest = try removal.applied(to: unix)
    let edited = unix.paths { rest.files[$0] != nil && rest.files[$0] != unix.files[$0] }
    try LineEndings.requireUnix(in: edited, of: part.name, text: tree.text)
  }

  /// - Throws: ``Problems`` if a feature that stays refers to one of the part.
  private func requireReferences(in rest: ProductTree) throws(Problems) {
    let records = rest.records
    let lost = tree.paths.filter { rest.files[$0] == nil }.compactMap(References.feature)
    let problems = lost.flatMap { References.sentences(in: records, referringTo: $0) }
    if !problems.isEmpty { throw Problems(problems) }
  }

  /// - Throws: ``Problems`` if the part is that of accounts, and people change the items of a feature that stays.
  private func requireAccounts(in rest: ProductTree, without name: String) throws(Problems) {
    guard name == ProductTemplate.account else { return }
    let features = rest.records.map(\.feature).filter(\.hasForms).map(\.name)
    if features.isEmpty { return }
    throw Problems(features.map { "\($0) has forms, which need the part `\(name)`; remove \($0) first." })
  }

  /// - Throws: ``Problems`` if the part is the exemplar, and it is the only feature in a list.
  public func requireFeatures(without name: String) throws(Problems) {
    guard name == ProductTemplate.exemplar, let exemplar = tree.exemplar(hasForms: false) else { return }
    let names = FeatureRenaming(from: exemplar.feature, to: exemplar.feature).exemplarNames
    try LineEndings.requireUnix(in: (exemplar.places ?? [:]).keys, of: exemplar.feature.name, text: tree.text)
    for (path, places) in (exemplar.places ?? [:]).sortedByKey() {
      guard let text = tree.text(path) else { continue }
      let file = try SharedFile(path: path, text: text, names: names, places: places)
      for run in file.mentions.runs where file.blocks(beside: run[0].lowerBound).count == run.count {
        throw Problems("\(exemplar.feature.name) is the last one in a list of \(path); add another feature first.")
      }
    }
  }

  public func plan(to rest: ProductTree) -> Plan {
    var changes: [Plan.Change] = []
    for (path, file) in tree.files where rest.files[path] != file {
      // A picture is compared by what it would be as a text.
      let before = String(decoding: file.contents, as: UTF8.self)
      let after = rest.text(path)
      changes.append(after.map { .edit(path: path, before: before, after: $0) } ?? .delete(path: path, before: before))
    }
    for (path, file) in rest.files where tree.files[path] == nil {
      changes.append(.create(path: path, contents: file.text ?? ""))
    }
    return Plan(changes)
  }
}
