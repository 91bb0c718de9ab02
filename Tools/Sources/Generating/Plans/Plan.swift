/// What a command will do to files, worked out before the first of them is touched.
public struct Plan: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case create(path: String, contents: String)
    case edit(path: String, before: String, after: String)
    case delete(path: String, before: String)
  }

  /// In the order of their paths.
  public private(set) var changes: [Change]

  public init(_ changes: [Change]) {
    self.changes = changes.sorted { $0.path < $1.path }
  }
}

extension Plan.Change {
  /// From the root of the repository.
  public var path: String {
    switch self {
    case .create(let path, _), .edit(let path, _, _), .delete(let path, _): path
    }
  }

  /// What the file holds before; nil where there is none.
  var before: String? {
    switch self {
    case .create: nil
    case .edit(_, let before, _), .delete(_, let before): before
    }
  }

  /// What the file holds afterwards; nil where there is none.
  var after: String? {
    switch self {
    case .create(_, let contents): contents
    case .edit(_, _, let after): after
    case .delete: nil
    }
  }

  /// What happens, as a word for people and programs.
  public var verb: String {
    switch self {
    case .create: "create"
    case .edit: "edit"
    case .delete: "delete"
    }
  }

  /// Whether lines come in that have more characters than a formatter allows.
  public func addsLine(longerThan limit: Int) -> Bool {
    let isLong = { (line: String) in line.utf8.count > limit && line.count > limit }
    return (after ?? "").allLines.count(where: isLong) > (before ?? "").allLines.count(where: isLong)
  }
}
