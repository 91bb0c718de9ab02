/// A place in a text: line and column from 1, the column in UTF-8 bytes, as the Swift compiler counts them.
public struct SourcePosition: Hashable, Codable, Sendable {
  public var line: Int
  public var column: Int

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
