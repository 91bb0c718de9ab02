import Foundation
import Reading

/// The caches of a repository, which are files beside each other.
public struct RepositoryCache: Sendable {
  private let path: String
  private let version: String

  /// - Parameters:
  ///   - path: That of the facts, which the others begin with.
  ///   - version: Identifies the tool's version or build, because another one may read a file differently.
  public init(path: String, version: String) {
    self.path = path
    self.version = version
  }

  /// The facts about sources.
  var facts: FactsCache { FactsCache(path: path, version: version) }

  /// The contents of files.
  var states: StateCache { StateCache(path: path + "-states", version: version) }

  /// What manifests and projects say.
  var outlines: OutlineCache { OutlineCache(path: path + "-packages", version: version) }

  public var outputs: OutputCache { OutputCache(path: path + "-outputs", version: version) }

  /// The cache path of a repository: in its build folder if it exists, otherwise in the user's caches.
  ///
  /// - Parameters:
  ///   - root: The repository's absolute path.
  ///   - environment: The process's variables, which locate the user's folders.
  /// - Returns: `nil` if the user has no cache folder.
  public static func path(forRepository root: String, environment: [String: String]) -> String? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: "\(root)/.build", isDirectory: &isFolder), isFolder.boolValue {
      return "\(root)/.build/inward-cache"
    }
    return userFolder(environment).map { "\($0)/inward/\(ContentHash(of: root).text)" }
  }

  /// The folder of the user's caches.
  ///
  /// Source: the XDG Base Directory Specification, which ignores relative paths.
  public static func userFolder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }
}
