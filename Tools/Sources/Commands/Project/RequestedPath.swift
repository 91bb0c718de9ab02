import Foundation
import Model
import Repositories
import Rules

/// A file or folder in a repository that a person names.
struct RequestedPath {
  /// As on the command line.
  let name: String
  /// Relative to the root.
  let paths: [String]
  /// Where it leads, if that is not in the repository.
  let outside: String?
  private let isFolder: Bool

  /// - Throws: `Failure` if there is no such file or folder, or if it is not in the repository.
  init(_ name: String, in root: String) throws {
    guard FileManager.default.fileExists(atPath: name) else { throw Failure("\(name) does not exist.") }
    self.name = name
    isFolder = URL(filePath: name).isFolder
    let url = URL(filePath: name).standardizedFileURL
    let real = url.resolvingSymlinksInPath()
    guard let written = Self.path(of: url, in: root) else { throw Failure("\(name) is not in the repository \(root).") }
    let resolved = Self.path(of: real, in: root)
    // Findings have links of targets in their paths, and no others.
    paths = [written] + (resolved == written ? [] : [resolved].compactMap(\.self))
    outside = resolved == nil ? real.path : nil
    for path in paths {
      guard let tree = Self.workTree(around: path, in: root) else { continue }
      throw Failure("\(name) is in another work tree of the repository; lint \(tree) by itself.")
    }
  }

  /// What to say if nothing was checked in it; `nil` for a file that has no rules.
  ///
  /// - Throws: `Failure` if it leads out of the repository.
  func note(isAlone: Bool) throws -> String? {
    if let outside { throw Failure("\(name) leads to \(outside), which is not in the repository.") }
    return isAlone || isFolder || name.hasSuffix(".swift") ? "note: nothing is checked in \(name)" : nil
  }

  /// The path relative to a root that has no links; `nil` if it is outside.
  private static func path(of url: URL, in root: String) -> String? {
    var folder = url
    var names: [String] = []
    while folder.resolvingSymlinksInPath().path != root {
      guard folder.path != "/" else { return nil }
      names.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
    return names.joined(separator: "/")
  }

  private static func workTree(around path: String, in root: String) -> String? {
    var folder = ""
    for part in path.split(separator: "/") {
      folder = RepositoryPath.joined(folder, String(part))
      if GitFolder.isWorkTree("\(root)/\(folder)", ofRepositoryAround: root) { return folder }
    }
    return nil
  }
}

extension LintOutcome {
  /// What to say about paths in which nothing was checked.
  ///
  /// - Throws: `Failure` if one of them leads out of the repository.
  func notes(on paths: [RequestedPath]) throws -> [String] {
    let unchecked = paths.filter { !hasChecked(PathScope($0.paths)) }
    return try unchecked.compactMap { try $0.note(isAlone: unchecked.count == paths.count) }
  }

  private func hasChecked(_ scope: PathScope) -> Bool {
    contexts.contains { folder, context in
      let repository = context.repository
      guard let inner = folder.isEmpty ? scope : scope.inside(folder) else { return false }
      return repository.packages.contains { inner.contains($0.manifestPath) }
        || repository.files.contains { inner.contains($0.path) }
        || repository.filesInNoTarget.contains(where: inner.contains)
        || repository.unreadManifests.contains { inner.contains($0.path) }
    }
  }
}

/// Paths in a repository that is linted in parts.
enum RepositoryPath {
  /// The path of something in a folder; both are relative to the root, which is an empty folder.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    if folder.isEmpty || path.hasPrefix("/") { return path }
    for part in path.split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

extension Finding {
  /// The finding with paths from the root, for one in a part of the repository.
  func moved(into folder: String) -> Finding {
    var finding = self
    finding.location.path = RepositoryPath.joined(folder, location.path)
    for index in related.indices {
      finding.related[index].location.path = RepositoryPath.joined(folder, related[index].location.path)
    }
    return finding
  }
}

extension ConfigurationError {
  /// The error with paths from the root, for one in a part of the repository.
  func moved(into folder: String) -> ConfigurationError {
    let moved = problems.map { problem in
      var problem = problem
      problem.path = problem.path.map { RepositoryPath.joined(folder, $0) }
      return problem
    }
    return ConfigurationError(path: RepositoryPath.joined(folder, path), problems: moved)
  }
}
