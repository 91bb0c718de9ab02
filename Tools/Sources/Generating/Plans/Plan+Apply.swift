import Foundation

extension Plan {
  /// Does all of it, or nothing.
  ///
  /// New contents are written beside the repository's files first and moved into place when all of them are there; if a
  /// move fails, those before it are taken back.
  ///
  /// - Parameter root: The repository's folder.
  /// - Throws: ``Problems`` where a file is not as the plan expects it, or cannot be written.
  public func apply(in root: String) throws(Problems) {
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    try check(in: folder)
    let staging = folder.appending(path: ".inward-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: staging) }
    do {
      try stage(in: staging)
    } catch {
      throw Problems("nothing was changed: \(error.localizedDescription)")
    }
    var done: [Change] = []
    do {
      for (index, change) in changes.enumerated() {
        try Self.perform(change, staged: staging.appending(path: String(index)), in: folder)
        done.append(change)
      }
    } catch {
      for change in done.reversed() { Self.undo(change, in: folder) }
      throw Problems("nothing was changed: \(error.localizedDescription)")
    }
  }

  /// Compares the files with what the plan was made from.
  private func check(in folder: URL) throws(Problems) {
    let problems = changes.compactMap { change -> String? in
      let file = folder.appending(path: change.path)
      guard file.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path) else {
        return "\(change.path) lies outside of the repository."
      }
      if Self.leadsThroughLink(change.path, in: folder) { return "\(change.path) lies behind a symbolic link." }
      let contents = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
      if contents == change.before { return nil }
      return change.before == nil
        ? "\(change.path) exists already." : "\(change.path) was changed in the meantime; try again."
    }
    if !problems.isEmpty { throw Problems(problems) }
  }

  private static func leadsThroughLink(_ path: String, in folder: URL) -> Bool {
    var place = folder
    return path.split(separator: "/").contains { part in
      place.append(path: String(part))
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
    }
  }

  private func stage(in staging: URL) throws {
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
    for (index, change) in changes.enumerated() {
      guard let contents = change.after else { continue }
      try UnsyncedFile.write(contents, to: staging.appending(path: String(index)))
    }
  }

  private static func perform(_ change: Change, staged: URL, in folder: URL) throws {
    let file = folder.appending(path: change.path)
    switch change {
    case .create:
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: staged, to: file)
    case .edit:
      // Written in place, so that the file keeps its permissions.
      try UnsyncedFile.write(String(contentsOf: staged, encoding: .utf8), to: file)
    case .delete:
      try FileManager.default.removeItem(at: file)
      removeEmptyFolders(above: file, in: folder)
    }
  }

  private static func undo(_ change: Change, in folder: URL) {
    let file = folder.appending(path: change.path)
    guard let before = change.before else {
      try? FileManager.default.removeItem(at: file)
      return removeEmptyFolders(above: file, in: folder)
    }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(before.utf8).write(to: file)
  }

  private static func removeEmptyFolders(above file: URL, in folder: URL) {
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
