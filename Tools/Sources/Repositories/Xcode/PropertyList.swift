import Model

/// A value of a property list, with its position in the file.
struct PropertyList: Sendable {
  /// The position of the value, or of its key if it is in a table.
  let position: SourcePosition
  let value: Value

  enum Value: Sendable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])
  }

  /// Empty if it is no table.
  var table: [String: PropertyList] { if case .table(let table) = value { table } else { [:] } }

  /// Empty if it is no list.
  var list: [PropertyList] { if case .list(let list) = value { list } else { [] } }

  var text: String? { if case .text(let text) = value { text } else { nil } }

  /// The words of a text or a list, as build settings have them.
  var words: [String] {
    text.map { $0.split(separator: " ").map(String.init) } ?? list.compactMap(\.text)
  }

  subscript(key: String) -> PropertyList? { table[key] }
}

/// A project file that cannot be read.
struct XcodeProjectError: Error {
  var position: SourcePosition?
  var reason: String
}
