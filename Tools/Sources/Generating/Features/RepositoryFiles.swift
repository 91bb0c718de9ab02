import Foundation
import Model

/// The text files of a repository that can contain code of a feature, and the records of its features.
public struct RepositoryFiles: Sendable {
  /// The repository's path.
  public let root: String

  /// The sorted paths of all text files, relative to the root, without hidden folders.
  let paths: [String]
  private let texts: [String: String]

  /// The paths of other such files, which do not exist or cannot be read.
  private let unread: Set<String>

  /// The records of all features, sorted by name.
  public let records: [FeatureRecord]

  /// What is in no product, if the repository is a template.
  let own: ProductTemplate.Part?

  /// The extensions of files that can contain code of a feature.
  private static let kinds: Set = ["css", "js", "json", "mustache", "swift", "xcstrings", "yml", "yaml"]

  /// - Parameter paths: The files that belong to the repository, relative to the root; nil if all files in the folder do.
  /// - Throws: ``Problems`` if a record or the template's description cannot be read.
  public init(root: String, paths: [String]? = nil) throws(Problems) {
    self.root = root
    let records = try Self.records(in: root)
    // Documents name features as they like, but for those with a place for each.
    let documents = Set(records.flatMap { ($0.places ?? [:]).keys.filter { $0.hasSuffix(".md") } })
    let found = paths.map { Set($0.filter(Self.canHaveCode)) } ?? Self.collected(in: root, from: "")
    let all = found.union(documents)
    let texts = all.compactMap { path in Self.read(path, in: root).map { (path, $0) } }
    self.texts = Dictionary(uniqueKeysWithValues: texts)
    self.paths = self.texts.keys.sorted()
    unread = all.subtracting(self.paths)
    self.records = records
    own = try Self.template(in: root)?.own
  }

  private static func template(in root: String) throws(Problems) -> ProductTemplate? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(ProductTemplate.path)") else { return nil }
    return try JSONDocument.value(ProductTemplate.self, from: data, path: ProductTemplate.path)
  }

  /// Looks at names only, because asking the system about each file is slow: a name without an extension may be a folder;
  /// folders with an extension, such as Xcode's, contain no sources.
  private static func collected(in root: String, from folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.filter { !$0.hasPrefix(".") }.reduce(into: []) { paths, name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if name.contains(".") {
        if canHaveCode(path) { paths.insert(path) }
      } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)")) == nil {
        paths.formUnion(collected(in: root, from: path))
      }
    }
  }

  /// Whether a file is of a kind that can contain code of a feature, and in no hidden folder.
  private static func canHaveCode(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: "."), kinds.contains(String(path[path.index(after: dot)...])) else {
      return false
    }
    return !path.hasPrefix(".") && !path.contains("/.")
  }

  private static func records(in root: String) throws(Problems) -> [FeatureRecord] {
    let folder = URL(filePath: root).appending(path: FeatureRecord.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { name throws(Problems) in
      let path = "\(FeatureRecord.folder)/\(name)"
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
        throw Problems("cannot read \(path).")
      }
      return try JSONDocument.value(FeatureRecord.self, from: data, path: path)
    }
  }

  /// The text of a file, or nil if it does not exist or is not text.
  func text(_ path: String) -> String? {
    texts[path] ?? Self.read(path, in: root)
  }

  private static func read(_ path: String, in root: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)").flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The files, with the records and descriptions of the repository.
  public var tree: ProductTree {
    let all = paths + records.map(\.path) + [ProductTemplate.path, ProductRecord.path]
    let found = all.compactMap { path in text(path).map { (path, ProductTree.File(contents: Data($0.utf8))) } }
    return ProductTree(files: Dictionary(found) { first, _ in first })
  }

  /// Whether there is a feature that can be copied to make new ones.
  ///
  /// - Parameter hasForms: Whether people change the items of the new ones.
  public func hasExemplar(hasForms: Bool) -> Bool {
    records.contains { $0.files == nil && $0.feature.hasForms == hasForms }
  }

  /// The template for new features: a feature that was written by hand.
  ///
  /// - Parameters:
  ///   - style: The required style, or nil for any. A feature without a style matches every style.
  ///   - hasForms: Whether people change its items.
  /// - Throws: ``Problems`` if no feature matches, or several do.
  func exemplar(style: String?, hasForms: Bool = false) throws(Problems) -> FeatureRecord {
    let exemplars = records.filter { $0.files == nil && $0.feature.hasForms == hasForms }
    if exemplars.isEmpty {
      // A generated feature was copied from one.
      let advice =
        records.isEmpty
        ? "A product that `inward new product` makes can have new features."
        : "If it was removed, restore it from the repository's history."
      throw Problems(
        "there is no template for new features: \(FeatureRecord.folder) has no feature that was written by hand. \(advice)"
      )
    }
    let fitting = exemplars.filter { style == nil || $0.feature.style == nil || $0.feature.style == style }
    let styles = exemplars.compactMap(\.feature.style).sorted().joined(separator: ", ")
    guard let first = fitting.first else {
      throw Problems(
        """
        there is no template in the style `\(style ?? "")`; the styles are: \(styles). To add one, write a feature by hand \
        and give its record in \(FeatureRecord.folder) that style.
        """
      )
    }
    if fitting.count > 1 {
      let names = fitting.map(\.feature.name).joined(separator: ", ")
      throw Problems("the templates are \(names); choose one with --style: \(styles).")
    }
    return first
  }
}

extension RepositoryFiles {
  /// The sorted paths of a feature's files, and of those with lines of it, that exist and cannot be read.
  func unreadable(of record: FeatureRecord) -> [String] {
    let names = Template(from: record.feature, to: record.feature).renaming.exemplarNames
    let own = record.files.map { Array($0.keys) } ?? unread.filter { record.owns($0, names) }
    let shared = record.additions.map(\.path) + (record.places ?? [:]).keys
    return Set(own + shared).sorted().filter { path in
      text(path) == nil && (try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")) != nil
    }
  }

  /// One sentence for each of them.
  func problems(reading record: FeatureRecord) -> [String] { unreadable(of: record).map { "cannot read \($0)." } }

  /// The record of a generated feature.
  ///
  /// - Parameter end: Why it must have been generated: `it cannot be removed`.
  /// - Throws: ``Problems`` if there is no such feature, or it was written by hand.
  func generated(_ name: String, orElse end: String) throws(Problems) -> FeatureRecord {
    guard let record = records.first(where: { $0.feature.name == name }) else {
      let known = records.filter { $0.files != nil }.map(\.feature.name)
      let list = known.isEmpty ? "" : "; the generated features are: \(known.joined(separator: ", "))"
      throw Problems("there is no generated feature \(name)\(list).")
    }
    if record.files == nil {
      throw Problems("\(name) was written by hand and is the template for new features; \(end).")
    }
    return record
  }
}
