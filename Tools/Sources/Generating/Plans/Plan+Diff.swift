extension Plan {
  /// The changes in the format of `git diff` (https://git-scm.com/docs/diff-format).
  public var diff: String {
    changes.map(\.diff).joined()
  }
}

extension Plan.Change {
  fileprivate var diff: String {
    let heading = """
      --- \(before == nil ? "/dev/null" : "a/\(path)")
      +++ \(after == nil ? "/dev/null" : "b/\(path)")

      """
    return heading + LineDiff(from: Self.lines(before ?? ""), to: Self.lines(after ?? "")).hunks.joined()
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.allLines
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
