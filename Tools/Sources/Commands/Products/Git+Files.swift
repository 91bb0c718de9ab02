import Generating

extension Git {
  /// The files in the folder that git tracks, and new ones that it does not ignore. Nothing of a repository or a work tree
  /// inside is among them.
  ///
  /// - Returns: nil if the folder is in no repository.
  /// - Throws: `Failure` if git cannot be run, or cannot list the files.
  func files() throws -> [String]? {
    var plain = self
    plain.environment["LC_ALL"] = "C"
    let outcome = try plain.outcome(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if outcome.status == 0 { return outcome.output.split(separator: "\0").map(String.init) }
    let reason = Self.reason(outcome)
    if reason.contains("not a git repository (or any") { return nil }
    throw Failure("git cannot list the files of \(folder): \(reason)")
  }

  /// The paths in the folder that git ignores and does not track. A folder that is ignored as a whole has a `/` at its end.
  ///
  /// - Parameter unsaved: Paths of files that may not be on disk.
  /// - Returns: `nil` if the folder is in no repository, or there is no git.
  /// - Throws: `Failure` if git cannot list them.
  func ignoredPaths(unsaved: [String] = []) throws -> [String]? {
    let list = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z", "--", "."]
    guard let outcome = try? outcome(list) else { return nil }
    if outcome.status != 0, outcome.errors.contains("not a git repository (or any") { return nil }
    guard outcome.status == 0 else { throw Self.failure("ls-files", outcome) }
    // Git exits with 1 if it ignores none of them.
    let plain = ["-c", "core.quotePath=false", "check-ignore", "--"]
    let missing = unsaved.isEmpty ? "" : try self.outcome(plain + unsaved).output
    return outcome.output.split(separator: "\0").map(String.init) + missing.split(separator: "\n").map(String.init)
  }

  /// The paths that git ignores. If it refuses to say, a note says so.
  func ignoredPathsOrNote(unsaved: [String] = []) -> [String] {
    do {
      return try ignoredPaths(unsaved: unsaved) ?? []
    } catch {
      StandardError.print("note: what git ignores is read as well: \(error)")
      return []
    }
  }
}

extension RepositoryFiles {
  /// The files of a repository as git lists them. In a folder without git it is all files, and a note says so.
  ///
  /// - Throws: ``Problems`` if git cannot list them, or a record cannot be read.
  static func listed(in root: String) throws(Problems) -> RepositoryFiles {
    var paths: [String]?
    do {
      paths = try Git(folder: root).files()
    } catch {
      throw Problems("\(error)")
    }
    if paths == nil { StandardError.print("note: \(root) is in no git repository, so all files in it are read.") }
    if paths?.isEmpty == true { throw Problems("git tracks no file in \(root).") }
    return try RepositoryFiles(root: root, paths: paths)
  }
}
