import Model

/// A node of a YAML document, reduced to the types that a configuration uses.
struct YAMLNode: Sendable {
  var content: Content
  var position: SourcePosition

  enum Content: Sendable {
    /// No value, `~` or `null`.
    case nothing
    case text(String)
    case list([YAMLNode])
    case mapping([YAMLEntry])
  }
}

struct YAMLEntry: Sendable {
  var key: String
  var position: SourcePosition
  var value: YAMLNode
}

extension YAMLNode {
  /// Its type, for messages.
  var kind: String {
    switch content {
    case .nothing: "nothing"
    case .text: "a string"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  var isNothing: Bool {
    if case .nothing = content { true } else { false }
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The entries of a mapping; empty for other types.
  var entries: [YAMLEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The elements of a list; a string counts as a list with one element.
  var elements: [YAMLNode] {
    switch content {
    case .list(let elements): elements
    case .text: [self]
    case .nothing, .mapping: []
    }
  }

  subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }
}
