import Foundation
import Manifests

/// The files that a configuration may extend.
public struct ConfigurationFiles: Sendable {
  private let root: String
  private let unsaved: UnsavedFiles

  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - unsaved: Files that are read as if they had been saved.
  public init(root: String, unsaved: UnsavedFiles = UnsavedFiles()) {
    self.root = root
    self.unsaved = unsaved
  }

  /// Whether a name is that of a file and not of a preset, or a path is that of a file which may be a configuration.
  public static func isFile(_ name: String) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// The path of a file that another one names; absolute if the other one is.
  static func path(of name: String, from user: String) -> String {
    let folder = TargetLayout.parent(of: user)
    if user.hasPrefix("/") { return FolderPath.absolute(name, from: folder) }
    return TargetLayout.normalized("\(folder)/\(name)")
  }

  func contents(of path: String) -> [UInt8]? {
    path.hasPrefix("/")
      ? FileManager.default.contents(atPath: path).map { Array($0) } : unsaved.contents(of: path, in: root)
  }

  /// The paths of the files in the folder of another one.
  func names(beside path: String) -> [String] {
    let folder = TargetLayout.parent(of: path)
    let absolute = path.hasPrefix("/") ? folder : "\(root)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
    return names.filter(Self.isFile).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
  }
}
