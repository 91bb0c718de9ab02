import Foundation

/// Plans the removal of a generated feature.
public struct FeatureRemover {
  private let files: RepositoryFiles
  private let record: FeatureRecord

  /// - Throws: ``Problems`` if there is no generated feature with that name.
  public init(_ name: String, in files: RepositoryFiles) throws(Problems) {
    guard let record = files.records.first(where: { $0.feature.name == name }) else {
      let known = files.records.filter { $0.files != nil }.map(\.feature.name)
      let list = known.isEmpty ? "" : "; the generated features are: \(known.joined(separator: ", "))"
      throw Problems("there is no generated feature \(name)\(list).")
    }
    guard record.files != nil else {
      throw Problems("\(name) was written by hand and is the template for new features; it cannot be removed.")
    }
    self.files = files
    self.record = record
  }

  /// - Parameters:
  ///   - force: Whether to remove edited files as well.
  ///   - released: The migrations that stay, although they were generated with the feature.
  /// - Throws: ``Problems`` if files were edited, added lines are not found, or the feature is still used.
  public func plan(force: Bool = false, released: ReleasedMigrations = .none) throws(Problems) -> Plan {
    var changes: [Plan.Change] = []
    var problems: [String] = []
    for (path, hash) in (record.files ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let text = files.text(path) else { continue }
      if !force, FeatureRecord.hash(text) != hash {
        problems.append("\(path) was edited since it was generated; --force removes it anyway.")
      }
      changes.append(.delete(path: path, before: text))
    }
    for (path, additions) in Dictionary(grouping: record.wiring ?? [], by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let text = files.text(path) else { continue }
      do throws(Problems) {
        let rest = try Self.text(text, without: additions, path: path)
        let after = try released.kept(
          in: rest,
          before: text,
          path: path,
          removing: record.feature.name,
          tables: record.feature.tables
        )
        changes.append(.edit(path: path, before: text, after: after))
      } catch {
        problems += error.sentences
      }
    }
    changes += recordings()
    if let text = files.text(record.path) { changes.append(.delete(path: record.path, before: text)) }
    problems += FeatureUses(of: changes, in: files).sentences()
    if !problems.isEmpty { throw Problems(problems) }
    return Plan(changes)
  }

  // MARK: - Lines in shared files

  private static func text(
    _ text: String,
    without additions: [FeatureRecord.Addition],
    path: String
  ) throws(Problems) -> String {
    var lines = text.allLines
    var problems: [String] = []
    for (index, addition) in additions.enumerated() {
      let places = AddedLines(lines).places(of: addition.text)
      // The exemplar may have the same lines in several places, and so has the feature.
      let letters = AddedLines.letters(of: addition.text)
      let count = additions[index...].count { AddedLines.letters(of: $0.text) == letters }
      guard places.count == count, var place = places.first else {
        let reason = places.count < count ? "no longer has these lines" : "has these lines more than once"
        problems.append("\(path) \(reason); remove them by hand, then run this command again:\n\(addition.text)")
        continue
      }
      if addition.text.hasPrefix("\n"), place.lowerBound > 0, lines[place.lowerBound - 1] == "" {
        place = place.lowerBound - 1..<place.upperBound
      }
      // A comma at its end is gone if what followed was removed before it.
      let endsList = (addition.addsComma || addition.text.hasSuffix(",")) && !lines[place.upperBound - 1].hasSuffix(",")
      lines.removeSubrange(place)
      guard endsList, let before = lines[..<place.lowerBound].lastIndex(where: { $0 != "" }) else { continue }
      if lines[before].hasSuffix(",") { lines[before].removeLast() }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return lines.joined(separator: "\n")
  }

  // MARK: - Recordings

  /// The recordings of the feature: its name with an ending that an exemplar's recordings have too. The name alone may be
  /// the start of another feature's name.
  private func recordings() -> [Plan.Change] {
    let exemplars = files.records.filter { $0.files == nil }
    return (record.recordings ?? []).flatMap { folder -> [Plan.Change] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(files.root)/\(folder)")) ?? []
      let endings = Set(exemplars.flatMap { Self.endings(of: $0, among: names) })
      return Self.endings(of: record, among: names).filter(endings.contains).compactMap { ending in
        let path = "\(folder)/\(Self.prefix(of: record))\(ending)"
        return files.text(path).map { .delete(path: path, before: $0) }
      }
    }
  }

  private static func prefix(of record: FeatureRecord) -> String { Words(record.feature.name).kebab + "-" }

  private static func endings(of record: FeatureRecord, among names: [String]) -> [String] {
    let prefix = prefix(of: record)
    return names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }
}
