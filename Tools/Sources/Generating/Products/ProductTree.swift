public import Foundation
import Model
import Reading

/// A repository's files in memory, by path relative to the root.
public struct ProductTree: Equatable, Sendable {
  public struct File: Equatable, Sendable {
    public enum Kind: Hashable, Sendable {
      case plain
      case executable
      /// A symbolic link; its contents are its destination.
      case link
    }

    public var contents: Data
    public var kind: Kind

    public init(contents: Data, kind: Kind = .plain) {
      self.contents = contents
      self.kind = kind
    }

    /// The contents as text, or nil if they are not UTF-8.
    public var text: String? { String(validating: contents, as: UTF8.self) }
  }

  public var files: [String: File]

  public init(files: [String: File] = [:]) {
    self.files = files
  }

  /// The sorted paths.
  public var paths: [String] { files.keys.sorted() }

  /// The sorted paths of some files.
  func paths(where isWanted: (String) -> Bool) -> [String] { files.keys.filter(isWanted).sorted() }

  public func text(_ path: String) -> String? { files[path]?.text }

  func has(folder: String) -> Bool { files.keys.contains { $0.hasPrefix(folder + "/") } }

  /// Changes all text files.
  ///
  /// - Parameter change: Takes a path and its text, and returns the new text.
  mutating func mapTexts(_ change: (String, String) -> String) {
    for (path, file) in files {
      guard let text = file.text else { continue }
      let changed = change(path, text)
      if changed != text { files[path]?.contents = Data(changed.utf8) }
    }
  }
}

extension ProductTree {
  /// The records of the features that new ones are copied from.
  var exemplars: [FeatureRecord] {
    records.filter { $0.files == nil }
  }

  /// The records of all features.
  var records: [FeatureRecord] {
    let records = paths.filter { $0.hasPrefix(FeatureRecord.folder + "/") }.compactMap { files[$0]?.contents }
    return records.compactMap { try? JSONDecoder().decode(FeatureRecord.self, from: $0) }
  }

  /// The record of the feature that new ones are copied from, or nil if there is none.
  ///
  /// - Parameter hasForms: Whether people change the items of the new ones.
  public func exemplar(hasForms: Bool) -> FeatureRecord? { exemplars.first { $0.feature.hasForms == hasForms } }

  /// Changes the records of features; those that stay the same keep their layout.
  mutating func mapFeatures(_ change: (inout FeatureRecord) -> Void) {
    for path in paths where path.hasPrefix(FeatureRecord.folder + "/") {
      guard let contents = files[path]?.contents,
        let record = try? JSONDecoder().decode(FeatureRecord.self, from: contents)
      else { continue }
      var changed = record
      change(&changed)
      if changed != record { files[path]?.contents = Data(changed.text.utf8) }
    }
  }
}

extension ProductTree {
  /// Reads files below a folder.
  ///
  /// - Parameter paths: Relative to the folder. Missing files are skipped, because git still lists deleted ones.
  /// - Throws: ``Problems`` if a file cannot be read.
  public init(root: String, paths: [String]) throws(Problems) {
    self.init()
    for path in paths {
      let place = "\(root)/\(path)"
      let manager = FileManager.default
      guard let attributes = try? manager.attributesOfItem(atPath: place) else { continue }
      if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
        guard let target = try? manager.destinationOfSymbolicLink(atPath: place) else { continue }
        files[path] = File(contents: Data(target.utf8), kind: .link)
        continue
      }
      guard let contents = manager.contents(atPath: place) else { throw Problems("cannot read \(path).") }
      let permissions = (attributes[.posixPermissions] as? Int) ?? 0
      files[path] = File(contents: contents, kind: permissions & 0o100 == 0 ? .plain : .executable)
    }
  }

  /// Reads every file below a folder, including hidden ones.
  public init(root: String) throws(Problems) {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }
    try self.init(root: root, paths: files)
  }

  /// Writes all files to an existing folder.
  ///
  /// - Throws: ``Problems`` if a file cannot be written.
  public func write(to root: String) throws(Problems) {
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    do {
      for (path, file) in files {
        let place = folder.appending(path: path)
        let parent = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if file.kind == .link {
          let target = String(decoding: file.contents, as: UTF8.self)
          try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
          continue
        }
        try file.contents.write(to: place)
        let permissions = file.kind == .executable ? 0o755 : 0o644
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
      }
    } catch {
      throw Problems("cannot write the product: \(error.reason).")
    }
  }
}
