/// A position in a file of the repository.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// Relative to the repository's root, with `/` as separator.
  public var path: String
  public var position: SourcePosition

  public init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }
}

extension SourceLocation: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.position) < (right.path, right.position)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(path):\(position.line):\(position.column)" }
}
