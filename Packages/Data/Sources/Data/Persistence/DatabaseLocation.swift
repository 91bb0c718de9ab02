public import Domain
import Foundation

/// Where a database lies.
public enum DatabaseLocation: Hashable, Sendable {
  case file(path: String)

  /// The shop's database in the user's data folder: `$XDG_DATA_HOME`, by default `~/.local/share`, on Linux, and
  /// Application Support on Apple platforms.
  case userData

  /// The cache of servers' answers: `$XDG_CACHE_HOME`, by default `~/.cache`, on Linux, and Caches on Apple platforms.
  case userCache

  /// The product's folder in those that the system sets aside for programs' data.
  static let folderName = "storefront"

  /// The path of the file. The product's own folder is created where it is missing.
  ///
  /// - Throws: ``DomainError/storage(_:)`` where that cannot be done.
  public func path() throws(DomainError) -> String {
    switch self {
    case .file(let path): path
    case .userData: try Self.path(of: "storefront.sqlite", in: .applicationSupportDirectory)
    case .userCache: try Self.path(of: "responses.sqlite", in: .cachesDirectory)
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
