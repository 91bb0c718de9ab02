/// A 1-based line and column; the column counts UTF-8 bytes, like the Swift compiler's.
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
