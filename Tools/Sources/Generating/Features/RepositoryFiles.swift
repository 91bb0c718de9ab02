import Foundation

/// The texts of a repository that a feature can be written in, and the records of its features.
public struct RepositoryFiles: Sendable {
  /// The folder's path.
  public let root: String

  /// The paths of all texts, from the root, sorted; hidden folders are left out.
  let paths: [String]
  private let texts: [String: String]

  /// The features that are known, by the names of their models.
  public let records: [FeatureRecord]

  /// What kinds of files a feature is written in.
  private static let kinds: Set = ["css", "js", "json", "mustache", "swift", "xcstrings", "yml", "yaml"]

  /// - Throws: ``Problems`` where a record cannot be read.
  public init(root: String) throws(Problems) {
    self.root = root
    var paths: [String] = []
    Self.collect(in: root, from: "", into: &paths)
    texts = Dictionary(uniqueKeysWithValues: paths.compactMap { path in Self.read(path, in: root).map { (path, $0) } })
    self.paths = texts.keys.sorted()
    records = try Self.records(in: root)
  }

  /// Goes by names where they tell enough: a name without an ending may be a folder's, and folders that have one, such as
  /// those of Xcode, hold no sources.
  private static func collect(in root: String, from folder: String, into paths: inout [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if let dot = name.lastIndex(of: ".") {
        if kinds.contains(String(name[name.index(after: dot)...])) { paths.append(path) }
      } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)")) == nil {
        collect(in: root, from: path, into: &paths)
      }
    }
  }

  private static func records(in root: String) throws(Problems) -> [FeatureRecord] {
    let folder = URL(filePath: root).appending(path: FeatureRecord.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { name throws(Problems) in
      let path = "\(FeatureRecord.folder)/\(name)"
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
        throw Problems("\(path) cannot be read.")
      }
      return try JSONDocument.value(FeatureRecord.self, from: data, path: path)
    }
  }

  /// The text of a file, or nil where there is none that can be read.
  func text(_ path: String) -> String? {
    texts[path] ?? Self.read(path, in: root)
  }

  private static func read(_ path: String, in root: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)").flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The feature that others are generated from: one that was written by hand.
  ///
  /// - Parameter style: The style that its screens are to have, or nil where there is nothing to choose. A feature that
  ///   names no style is of any.
  /// - Throws: ``Problems`` where there is none, or where several are and no style was chosen.
  func exemplar(style: String?) throws(Problems) -> FeatureRecord {
    let exemplars = records.filter { $0.files == nil }
    if exemplars.isEmpty {
      throw Problems(
        """
        there is no feature to generate others from: \(FeatureRecord.folder) has none that was written by hand. \
        Where it was removed, the repository's history has it.
        """
      )
    }
    let fitting = exemplars.filter { style == nil || $0.feature.style == nil || $0.feature.style == style }
    let styles = exemplars.compactMap(\.feature.style).sorted().joined(separator: ", ")
    guard let first = fitting.first else {
      throw Problems(
        """
        no feature was written by hand in the style `\(style ?? "")`, so none can be generated in it; there are: \(styles). \
        Write one, and its record in \(FeatureRecord.folder) with that style.
        """
      )
    }
    if fitting.count > 1 {
      let names = fitting.map(\.feature.name).joined(separator: ", ")
      throw Problems("features can be generated from each of \(names); say --style with one of \(styles).")
    }
    return first
  }
}
