import Foundation

/// Puts features of a product in the place of the sample's, in the parts that are about the items of one.
struct ProductItems {
  let template: ProductTemplate
  let record: ProductRecord

  /// Whether the tree has all files of the template.
  let isComplete: Bool

  /// The files of the template, with the product's features. What was recorded of others is marked as not recorded.
  ///
  /// - Throws: ``Problems`` if a part does not match its description.
  func applied(to tree: ProductTree) throws(Problems) -> ProductTree {
    var result = tree
    var problems: [String] = []
    for part in template.parts {
      guard let items = part.items, let own = record.items?[part.name] else { continue }
      let sample = try template.part(items.part)
      guard let feature = sample.feature else {
        throw Problems("\(ProductTemplate.path): `\(sample.name)`, whose items `\(part.name)` is about, is no feature.")
      }
      var names = Renaming()
      for (text, other) in items.replace ?? [:] { names.add(text, other.replacing("{title}", with: own.title)) }
      names.add(Words(feature.name), Words(own.feature), isPartOfWords: false)
      for place in items.places {
        let paths = PartRemoval.files(place, in: tree)
        let texts = paths.compactMap { tree.text($0) }
        if isComplete, !texts.contains(where: names.isMentioned) {
          problems.append("\(ProductTemplate.path): `\(place)` of `\(part.name)` does not name \(feature.name).")
        }
        for (path, text) in zip(paths, texts) { result.files[path]?.contents = Data(names.applied(to: text).utf8) }
      }
      for path in (items.recordings ?? []).flatMap({ PartRemoval.files($0, in: tree) }) {
        result.unrecord(path, of: part.name)
      }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return result
  }
}

extension ProductTemplate {
  /// The description for a product whose parts are about its own features: they can do without the sample's.
  ///
  /// - Parameter isOwn: Whether a part is about a feature of the product.
  func withItems(of isOwn: (Part) -> Bool) -> ProductTemplate {
    var description = self
    for part in parts where part.items != nil && isOwn(part) {
      for index in description.parts.indices where description.parts[index].name == part.items?.part {
        description.parts[index].with?.removeAll { $0 == part.name }
      }
    }
    return description
  }

  func withItems(of record: ProductRecord) -> ProductTemplate { withItems { record.items?[$0.name] != nil } }
}

extension ProductMaker {
  /// The record with a feature for each new part that is about items: the first one whose items everyone may see.
  ///
  /// - Parameters:
  ///   - features: The product's features.
  ///   - added: The names of the new parts; nil for all.
  public func naming(
    itemsOf features: [Feature],
    in record: ProductRecord,
    for added: [String]? = nil
  ) -> ProductRecord {
    guard let feature = features.first(where: { !$0.hasForms }), let title = feature.title else { return record }
    var record = record
    for name in partsWithoutItems(record) where added?.contains(name) ?? true {
      record.items = (record.items ?? [:]).merging([name: .init(feature: feature.name, title: title.name)]) { $1 }
    }
    return record
  }

  /// Patterns of the product's files that name features for its parts, before these are generated.
  public func places(ofItemsIn record: ProductRecord) -> [String] {
    let renaming = ProductRenaming(from: template, to: record)
    let parts = template.parts.filter { record.items?[$0.name] != nil }
    return parts.flatMap { $0.items?.places ?? [] }.map { renaming.applied(to: $0) }
  }

  /// The names of a product's parts that are about items of the sample, which it does not have.
  func partsWithoutItems(_ record: ProductRecord) -> [String] {
    let gone = template.withItems { _ in true }.closure(of: template.left(outOf: record))
    return template.parts.filter { part in
      guard let items = part.items, !gone.contains(part.name), gone.contains(items.part) else { return false }
      return record.items?[part.name] == nil
    }.map(\.name)
  }
}
