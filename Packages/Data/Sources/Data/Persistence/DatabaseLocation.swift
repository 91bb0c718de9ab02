public import Domain
import Foundation

/// Where a product keeps its files on this machine.
public enum DatabaseLocation {
  /// The folder's name below the folders that the system sets aside for programs' data.
  static let folderName = "storefront"

  /// The shop's database in the user's data folder: `$XDG_DATA_HOME`, by default `~/.local/share`, on Linux, and
  /// Application Support on Apple platforms. The folder is created where it is missing.
  public static func storefront() throws(DomainError) -> String {
    try path(of: "storefront.sqlite", in: .applicationSupportDirectory)
  }

  /// The cache of servers' answers: `$XDG_CACHE_HOME`, by default `~/.cache`, on Linux, and Caches on Apple platforms.
  public static func cache() throws(DomainError) -> String {
    try path(of: "responses.sqlite", in: .cachesDirectory)
  }

  private static func path(of name: String, in directory: FileManager.SearchPathDirectory) throws(DomainError) -> String
  {
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
