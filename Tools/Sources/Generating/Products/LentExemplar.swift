import Foundation
import Model

/// The template's exemplar, lent to a product that was made without it.
///
/// A product has no use for the exemplar but to generate features. So its files and lines are added to a copy of the
/// product, a feature is planned there, and they are taken out of the plan again.
public struct LentExemplar: Sendable {
  private let product: ProductTree
  private let lines: [Lines]

  /// The exemplar's lines in a place, and as many lines before them as are found only once.
  fileprivate struct Lines: Sendable {
    let path: String
    let lines: [String]
    let before: [String]
  }

  /// The copy of the product, with the exemplar.
  public let tree: ProductTree

  /// The files of a template that say what its exemplar is.
  public static func descriptions(in template: ProductTree) -> [String] {
    template.paths { $0 == ProductTemplate.path || $0.hasPrefix(FeatureRecord.folder + "/") }
  }

  /// The files of a template that have the exemplar's code.
  ///
  /// - Parameter template: The ``descriptions(in:)`` have their contents.
  /// - Throws: ``Problems`` if there is no exemplar.
  public static func sources(in template: ProductTree) throws(Problems) -> [String] {
    let description = try ProductTemplate(of: template)
    let parts = template.exemplars.compactMap(description.part)
    let own = parts.flatMap(\.paths).flatMap { PartRemoval.files($0, in: template) }
    let shared = template.exemplars.flatMap { ($0.places ?? [:]).keys }.filter { template.files[$0] != nil }
    return Set(own + shared).sorted()
  }

  /// - Parameters:
  ///   - template: The files of the version that the product was made from.
  ///   - product: The product's own files.
  ///   - hasForms: Whether people change the items of the features that are copied from it.
  /// - Throws: ``Problems`` if there is no exemplar, its files are in the way of the product's, or a place has changed.
  public init(of template: ProductTree, to product: ProductTree, record: ProductRecord, hasForms: Bool) throws(Problems)
  {
    let (own, shared) = try ProductMaker(template: template).exemplar(record, hasForms: hasForms)
    guard let exemplar = own.exemplar(hasForms: hasForms) else {
      throw Problems("the template has no exemplar for new features.")
    }
    if let path = own.paths.first(where: { product.files[$0] != nil }) {
      let name = exemplar.feature.name
      throw Problems("\(path) is in the way of the template's \(name), which new features are copied from.")
    }
    self.product = product
    lines = try Self.lines(of: exemplar, in: shared)
    try LineEndings.requireUnix(in: Set(lines.map(\.path)), of: exemplar.feature.name, text: product.text)
    var tree = product
    tree.files.merge(own.files) { $1 }
    for added in lines { try added.add(to: &tree) }
    self.tree = tree
  }

  private static func lines(of exemplar: FeatureRecord, in tree: ProductTree) throws(Problems) -> [Lines] {
    let names = FeatureRenaming(from: exemplar.feature, to: exemplar.feature).exemplarNames
    var found: [Lines] = []
    for (path, places) in (exemplar.places ?? [:]).sortedByKey() {
      guard let text = tree.text(path) else { continue }
      let file = try SharedFile(path: path, text: text, names: names, places: places)
      for run in file.mentions.runs {
        let block = run[0].lowerBound..<run[run.count - 1].upperBound
        let above = file.lines[..<block.lowerBound].filter { $0 != "" }
        let counts = (0...above.count).lazy.map { Array(above.suffix($0)) }
        guard !above.isEmpty, let before = counts.dropFirst().first(where: { above.places(of: $0).count == 1 }) else {
          continue
        }
        var lines = Array(file.lines[block])
        if before[before.count - 1].hasSuffix("[") { lines.endsWithComma = true }
        found.append(Lines(path: path, lines: lines, before: before))
      }
    }
    return found
  }

  /// A plan for the copy as one for the product.
  public func returned(from plan: Plan) -> Plan {
    let changes = plan.changes.map { change in
      guard case .edit(let path, _, let after) = change, let before = product.text(path) else { return change }
      let own = lines.filter { $0.path == path }
      return .edit(path: path, before: before, after: own.reduce(after) { $1.removed(from: $0) })
    }
    return Plan(changes, notes: plan.notes)
  }
}

extension LentExemplar.Lines {
  fileprivate func add(to tree: inout ProductTree) throws(Problems) {
    var all = (tree.text(path) ?? "").allLines
    let places = all.places(of: before)
    guard places.count == 1 else {
      throw Problems(
        """
        \(path) has \(places.isEmpty ? "no line" : "more than one line") `\(before[0].drop { $0 == " " })`, after which \
        features are added; restore it.
        """
      )
    }
    all.insert(contentsOf: lines, at: place(after: places[0], in: &all))
    tree.files[path]?.contents = Data(all.joined(separator: "\n").utf8)
  }

  /// In an array or a table, the place is the end, so that new features come last. The element before it gets a comma.
  private func place(after index: Int, in all: inout [String]) -> Int {
    let before = before[before.count - 1]
    if before.hasPrefix("|") { return all[index...].firstIndex { !$0.hasPrefix("|") } ?? all.count }
    guard before.hasSuffix("[") else { return index + 1 }
    let end = Layout(all).block(at: index).upperBound - 1
    if let last = all[index + 1..<end].lastIndex(where: { $0 != "" }), !all[last].hasSuffix(",") { all[last] += "," }
    return end
  }

  fileprivate func removed(from text: String) -> String {
    var all = text.allLines
    guard let start = all.indices.first(where: { all[$0...].starts(with: lines) }) else { return text }
    all.removeSubrange(start..<start + lines.count)
    return all.joined(separator: "\n")
  }
}

extension [String] {
  /// The index of the last line wherever these lines are, one after the other, with any empty lines between them.
  fileprivate func places(of lines: [String]) -> [Int] {
    let texts = indices.filter { self[$0] != "" }
    return texts.indices.dropLast(Swift.max(0, lines.count - 1)).compactMap { start in
      let found = texts[start..<Swift.min(start + lines.count, texts.count)]
      return found.map { self[$0] } == lines ? found.last : nil
    }
  }
}
