public import Domain
import Foundation

/// Where a database is stored.
public enum DatabaseLocation: Hashable, Sendable {
  case file(path: String)

  /// The database in the user's data folder: `$XDG_DATA_HOME`, by default `~/.local/share`, on Linux, and
  /// Application Support on Apple platforms.
  case userData

  /// The cache of servers' responses: `$XDG_CACHE_HOME`, by default `~/.cache`, on Linux, and Caches on Apple
  /// platforms.
  case userCache

  /// What this device keeps for a server, in the user's data folder.
  case userDevice(server: String)

  /// The name of the app's folder in the system's folders for programs' data.
  static let folderName = "storefront"

  /// The path of the file. The app's folder is created if it is missing.
  ///
  /// - Throws: ``DomainError/storage(_:)`` if that fails.
  public func path() throws(DomainError) -> String {
    switch self {
    case .file(let path): path
    case .userData: try Self.path(of: Schema.storefront.fileName("storefront"), in: .applicationSupportDirectory)
    case .userDevice(let server):
      try Self.path(of: Schema.device.fileName("device-\(server.fileHash)"), in: .applicationSupportDirectory)
    case .userCache: try Self.path(of: Schema.cache.fileName("responses"), in: .cachesDirectory)
    }
  }

  private static func path(
    of name: String,
    in directory: FileManager.SearchPathDirectory
  ) throws(DomainError) -> String {
    guard let base = FileManager.default.urls(for: directory, in: .userDomainMask).first else {
      throw .storage(.notWritable(path: name))
    }
    let folder = base.appending(path: folderName, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .storage(.notWritable(path: folder.path))
    }
    return folder.appending(path: name, directoryHint: .notDirectory).path
  }
}

extension DatabaseLocation {
  /// `$XDG_STATE_HOME/storefront`, by default in `~/.local/state`, on Linux, and in Application Support on Apple platforms.
  static var userStateFolder: String {
    #if canImport(Darwin)
      let base = URL.applicationSupportDirectory.path
    #else
      // A relative path is to be ignored (https://specifications.freedesktop.org/basedir-spec/latest/).
      func path(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
      }
      let home = path("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
      let base = path("XDG_STATE_HOME") ?? "\(home)/.local/state"
    #endif
    return "\(base)/\(folderName)"
  }
}
