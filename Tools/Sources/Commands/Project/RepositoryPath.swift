import Model
import Repositories

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
