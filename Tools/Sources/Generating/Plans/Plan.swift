import Model

/// All changes of a command to files, computed before the first file is touched.
public struct Plan: Equatable, Sendable {
  public enum Change: Equatable, Sendable {
    case create(path: String, contents: String, isExecutable: Bool = false)
    case edit(path: String, before: String, after: String)
    case delete(path: String, before: String)
  }

  /// Sorted by path.
  public private(set) var changes: [Change]

  /// What a reader should know besides the changes, one sentence each.
  public internal(set) var notes: [String]

  public init(_ changes: [Change], notes: [String] = []) {
    self.changes = []
    self.notes = notes
    add(changes)
  }

  mutating func add(_ others: [Change]) {
    changes = (changes + others).sorted(by: \.path)
  }
}

extension Plan.Change {
  /// Relative to the repository's root.
  public var path: String {
    switch self {
    case .create(let path, _, _), .edit(let path, _, _), .delete(let path, _): path
    }
  }

  /// The current contents, or nil if there is no file.
  var before: String? {
    switch self {
    case .create: nil
    case .edit(_, let before, _), .delete(_, let before): before
    }
  }

  /// The new contents, or nil if the file is deleted.
  var after: String? {
    switch self {
    case .create(_, let contents, _): contents
    case .edit(_, _, let after): after
    case .delete: nil
    }
  }

  /// The name of the kind of change in reports.
  public var verb: String {
    switch self {
    case .create: "create"
    case .edit: "edit"
    case .delete: "delete"
    }
  }

  /// Whether the change removes a line that another version of the file does not have. Spaces, and a comma at the end, do not
  /// count.
  public func removesLine(notIn other: String) -> Bool {
    let known = Set(other.allLines.map(AddedLines.letters))
    let isNew = { (line: String) in !known.contains(AddedLines.letters(of: line)) }
    let old = (before ?? "").allLines
    guard let after else { return old.contains(where: isNew) }
    return after.allLines.difference(from: old).removals.contains { removal in
      if case .remove(_, let line, _) = removal { isNew(line) } else { false }
    }
  }

  /// Whether the change adds lines with more characters than the limit.
  public func addsLine(longerThan limit: Int) -> Bool {
    let isLong = { (line: String) in line.utf8.count > limit && line.count > limit }
    return (after ?? "").allLines.count(where: isLong) > (before ?? "").allLines.count(where: isLong)
  }
}

extension Plan {
  /// The changes in the format of `git diff` (https://git-scm.com/docs/diff-format).
  public var diff: String {
    changes.map(\.diff).joined()
  }
}

extension Plan.Change {
  fileprivate var diff: String {
    if let before, before.contains("\0") { return "Binary files a/\(path) and /dev/null differ\n" }
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

extension Plan {
  private struct Document: Encodable {
    let applied: Bool
    let changes: [Entry]
    let notes: [String]

    struct Entry: Encodable {
      let action: String
      let path: String
      let contents: String?
    }
  }

  /// The plan as JSON: every change with its path and the new contents of the file, and the notes.
  public func json(isApplied: Bool) -> String {
    let entries = changes.map { Document.Entry(action: $0.verb, path: $0.path, contents: $0.after) }
    return String(JSONDocument.text(of: Document(applied: isApplied, changes: entries, notes: notes)).dropLast())
  }
}
