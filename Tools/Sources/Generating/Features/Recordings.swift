import Foundation
import Model

/// The recordings of features: files that show what screens look like. The tests of a product make them.
///
/// A mark, `orders.unrecorded`, says that nothing of a new feature is recorded yet. Recording removes it.
public struct Recordings {
  /// Records the gallery of all features.
  public static let command = "RECORD_GOLDEN=1 swift test --filter Gallery"

  let files: RepositoryFiles

  /// What the names of marks end with.
  public static let mark = ".unrecorded"

  /// Whether a file is the mark of a feature that is not recorded yet.
  public static func isMark(_ path: String) -> Bool { path.hasSuffix(mark) }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(files.root)/\(folder)").sorted()) ?? []
  }

  /// The recordings of a generated feature, and its marks.
  ///
  /// They have its name with an ending that an exemplar's recordings have too. The name alone may be the start of another
  /// feature's name.
  func paths(of record: FeatureRecord) -> [String] {
    let exemplars = files.records.filter { $0.files == nil }
    let endings = Set((record.endings ?? []) + exemplars.flatMap { self.endings(of: $0) ?? [] })
    return (record.recordings ?? []).flatMap { folder in
      let names = names(in: folder)
      let own = Self.endings(of: record, among: names).filter(endings.contains).map { Self.prefix(of: record) + $0 }
      return (own + names.filter { $0 == Self.mark(of: record) }).map { "\(folder)/\($0)" }
    }
  }

  /// The endings of a feature's recordings in all folders, or nil if it is not recorded.
  func endings(of record: FeatureRecord) -> [String]? {
    record.recordings.map { folders in
      Set(folders.flatMap { Self.endings(of: record, among: names(in: $0)) }).sorted()
    }
  }

  /// The changes that mark a feature as not recorded, wherever the exemplar is recorded.
  func marks(of record: FeatureRecord, like exemplar: FeatureRecord) -> [Plan.Change] {
    (record.recordings ?? []).filter { !Self.endings(of: exemplar, among: names(in: $0)).isEmpty }.map { folder in
      .create(path: "\(folder)/\(Self.mark(of: record))", contents: Self.text(of: record.feature.plural))
    }
  }

  /// The mark in place of recordings that show what a product does not have.
  static func mark(of name: String, besides recording: String) -> (path: String, text: String) {
    let folder = recording.split(separator: "/").dropLast().joined(separator: "/")
    return ("\(folder)/\(name)\(mark)", text(of: name))
  }

  private static func text(of name: String) -> String {
    "Nothing of \(name) is recorded yet. \(command) does it.\n"
  }

  /// The names of the features that are not recorded yet, as in `orders`.
  var unrecorded: [String] {
    let folders = Set(files.records.flatMap { $0.recordings ?? [] })
    let marks = folders.flatMap { names(in: $0).filter { $0.hasSuffix(Self.mark) } }
    return Set(marks.map { String($0.dropLast(Self.mark.count)) }).sorted()
  }

  private static func mark(of record: FeatureRecord) -> String { Words(record.feature.plural).kebab + mark }

  private static func prefix(of record: FeatureRecord) -> String { Words(record.feature.name).kebab + "-" }

  private static func endings(of record: FeatureRecord, among names: [String]) -> [String] {
    let prefix = prefix(of: record)
    return names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }
}

extension ProductTree {
  /// Puts a mark in the place of a recording.
  mutating func unrecord(_ path: String, of name: String) {
    files[path] = nil
    let mark = Recordings.mark(of: name, besides: path)
    files[mark.path] = File(contents: Data(mark.text.utf8))
  }
}
