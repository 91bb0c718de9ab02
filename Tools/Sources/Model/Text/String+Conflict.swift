extension String {
  /// What is said of a file that cannot be read because of its ``conflictLine``.
  public static var conflict: String { "a merge conflict in it is not resolved" }

  /// The line of the first mark of a merge conflict, counted from 1, or `nil` if there is none.
  public var conflictLine: Int? {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }
}
