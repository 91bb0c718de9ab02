import Foundation
import Reading

extension Plan {
  /// Applies all changes or none.
  ///
  /// New contents are first written to a staging folder. Then files are only moved; if a move fails, the earlier ones are
  /// undone.
  ///
  /// - Parameter root: The repository's folder.
  /// - Throws: ``Problems`` if a file has changed since the plan was made, or cannot be written.
  public func apply(in root: String) throws(Problems) {
    try check(in: root)
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    let staging = folder.appending(path: ".inward-\(UUID().uuidString)", directoryHint: .isDirectory)
    let moves = changes.enumerated().map { Move($1, number: $0, in: folder, staging: staging) }
    var begun: [Move] = []
    do {
      try stage(moves, in: staging)
      for move in moves {
        begun.append(move)
        try move.perform()
      }
    } catch {
      guard begun.reversed().allSatisfy({ $0.undo() }) else {
        throw Problems(
          "failed, and could not undo the changes: \(error.reason). The original files are in \(staging.path)."
        )
      }
      try? FileManager.default.removeItem(at: staging)
      let place = begun.last.map { "cannot \($0.change.verb) \($0.change.path): " } ?? ""
      throw Problems("nothing was changed: \(place)\(error.reason).")
    }
    try? FileManager.default.removeItem(at: staging)
  }

  /// Checks that the files are those that the plan was made from.
  ///
  /// - Throws: ``Problems`` if a file has changed since then.
  public func check(in root: String) throws(Problems) {
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    let problems = changes.compactMap { change -> String? in
      let file = folder.appending(path: change.path)
      guard file.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/") else {
        return "\(change.path) is outside the repository."
      }
      // A link itself can be deleted; its contents are its destination.
      let isDeleted = change.after == nil
      let places = change.path.split(separator: "/").dropLast(isDeleted ? 1 : 0)
      if Self.leadThroughLink(places, in: folder) { return "\(change.path) is behind a symbolic link." }
      let contents =
        Self.destination(of: file)
        ?? FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
      if contents == change.before { return nil }
      return change.before == nil
        ? "\(change.path) already exists." : "\(change.path) has changed in the meantime; try again."
    }
    if !problems.isEmpty { throw Problems(problems) }
  }

  private static func leadThroughLink(_ parts: ArraySlice<Substring>, in folder: URL) -> Bool {
    var place = folder
    return parts.contains { part in
      place.append(path: String(part))
      return destination(of: place) != nil
    }
  }

  /// Nil if it is no link.
  private static func destination(of link: URL) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
  }

  private func stage(_ moves: [Move], in staging: URL) throws {
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
    for (change, move) in zip(changes, moves) {
      if let contents = change.after { try UnsyncedFile.write(contents, to: move.new) }
    }
  }
}

/// One change of a plan: new contents are moved from the staging folder to the file, and old contents to the staging folder.
private struct Move {
  let change: Plan.Change
  let folder: URL
  let file: URL
  let new: URL
  let old: URL

  init(_ change: Plan.Change, number: Int, in folder: URL, staging: URL) {
    self.change = change
    self.folder = folder
    file = folder.appending(path: change.path)
    new = staging.appending(path: "\(number).new")
    old = staging.appending(path: "\(number).old")
  }

  func perform() throws {
    let files = FileManager.default
    switch change {
    case .create(_, _, let isExecutable):
      if isExecutable { try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new.path) }
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.moveItem(at: new, to: file)
    case .edit:
      let permissions = try files.attributesOfItem(atPath: file.path)[.posixPermissions]
      try files.setAttributes(permissions.map { [.posixPermissions: $0] } ?? [:], ofItemAtPath: new.path)
      try files.moveItem(at: file, to: old)
      try files.moveItem(at: new, to: file)
    case .delete:
      try files.moveItem(at: file, to: old)
      removeEmptyFolders()
    }
  }

  /// Undoes the change, even if it was only partly applied.
  ///
  /// - Returns: Whether the file is restored.
  func undo() -> Bool {
    let files = FileManager.default
    do {
      // A link leads nowhere in the staging folder.
      if (try? files.attributesOfItem(atPath: old.path)) != nil {
        if files.fileExists(atPath: file.path) { try files.removeItem(at: file) }
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.moveItem(at: old, to: file)
      } else if change.before == nil {
        // If the new contents are still in the staging folder, the existing file is not the plan's.
        if !files.fileExists(atPath: new.path) { try files.removeItem(at: file) }
        removeEmptyFolders()
      }
      return true
    } catch {
      return false
    }
  }

  private func removeEmptyFolders() {
    var place = file.deletingLastPathComponent()
    while place.path.count > folder.path.count, FileManager.default.isEmptyFolder(place) {
      guard (try? FileManager.default.removeItem(at: place)) != nil else { return }
      place.deleteLastPathComponent()
    }
  }
}

extension FileManager {
  fileprivate func isEmptyFolder(_ url: URL) -> Bool {
    (try? contentsOfDirectory(atPath: url.path).isEmpty) ?? false
  }
}

/// Writes files without `fsync`.
///
/// `Data` waits until each file is on disk, which takes a third of the time of a plan with a hundred files. After a crash,
/// the command can simply run again.
enum UnsyncedFile {
  /// - Throws: The system's error if the file cannot be opened or fully written.
  static func write(_ text: String, to file: URL) throws {
    guard let stream = fopen(file.path, "w") else { throw failure }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, stream)
    // Closing writes the rest of the buffer, which can fail as well.
    guard fclose(stream) == 0, count == bytes.count else { throw failure }
  }

  private static var failure: any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
}
