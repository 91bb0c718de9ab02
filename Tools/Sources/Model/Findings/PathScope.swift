/// The files and folders in which findings are reported.
public struct PathScope: Sendable {
  private let paths: [String]

  /// - Parameter paths: Relative to the repository's root, which is empty.
  public init(_ paths: [String] = [""]) {
    self.paths = paths
  }

  public func contains(_ path: String) -> Bool {
    paths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The same from a folder on; `nil` if it reaches nothing in it.
  public func inside(_ folder: String) -> PathScope? {
    if contains(folder) { return PathScope() }
    let inner = paths.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    return inner.isEmpty ? nil : PathScope(inner)
  }
}
