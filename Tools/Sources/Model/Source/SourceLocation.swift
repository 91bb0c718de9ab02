/// A position in a file of the repository.
public struct SourceLocation: Hashable, Sendable {
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

/// A 1-based line and column; the column counts UTF-8 bytes, like the Swift compiler's.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  /// The first position of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
