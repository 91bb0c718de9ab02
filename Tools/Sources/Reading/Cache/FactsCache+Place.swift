import Foundation

extension FactsCache {
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

extension ContentHash {
  /// Hexadecimal digits.
  var text: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
