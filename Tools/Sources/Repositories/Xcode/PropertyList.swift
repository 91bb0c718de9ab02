import Model

/// A value of a property list, with its position in the file.
struct PropertyList: Sendable {
  /// The position of the value, or of its key if it is in a table.
  let position: SourcePosition
  let value: Value

  enum Value: Sendable {
    case text(String)
    case list([PropertyList])
    case table(PropertyListTable)
  }

  /// Empty if it is no table.
  var table: [String: PropertyList] { if case .table(let table) = value { table.entriesByKey } else { [:] } }

  /// Empty if it is no list.
  var list: [PropertyList] { if case .list(let list) = value { list } else { [] } }

  var text: String? { if case .text(let text) = value { text } else { nil } }

  subscript(key: String) -> PropertyList? { if case .table(let table) = value { table[key] } else { nil } }
}

/// The entries of a table. The last one with a key is the one that counts.
enum PropertyListTable: Sendable {
  typealias Entry = (key: String, value: PropertyList)

  /// Few are found, and made, faster without a dictionary.
  case few([Entry])
  case many([String: PropertyList])

  init(_ entries: [Entry]) {
    self = entries.count > 32 ? .many(Dictionary(entries) { $1 }) : .few(entries)
  }

  var entriesByKey: [String: PropertyList] {
    switch self {
    case .few(let entries): Dictionary(entries) { $1 }
    case .many(let entries): entries
    }
  }

  subscript(key: String) -> PropertyList? {
    switch self {
    case .few(let entries): entries.last { $0.key == key }?.value
    case .many(let entries): entries[key]
    }
  }
}

/// A project file that cannot be read.
struct XcodeProjectError: Error {
  var position: SourcePosition?
  var reason: String
}
