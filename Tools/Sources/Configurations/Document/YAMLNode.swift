package import Model
import Yams

/// A node of a YAML document, reduced to the types that a configuration uses.
package struct YAMLNode: Sendable {
  package var content: Content
  package var position: SourcePosition

  package init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }

  package enum Content: Sendable {
    /// No value, `~` or `null`.
    case nothing
    case text(String)
    case list([YAMLNode])
    case mapping([YAMLEntry])
  }

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

  /// Whether it is a list with nothing in it, or a mapping of such lists.
  var isEmpty: Bool {
    switch content {
    case .list(let elements): elements.isEmpty
    case .mapping(let entries): entries.allSatisfy(\.value.isEmpty)
    case .nothing, .text: false
    }
  }

  /// What a word such as `yes` or `off` means. Source: https://yaml.org/type/bool.html
  package var boolean: Bool? {
    ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false][text?.lowercased() ?? ""]
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The entries of a mapping; empty for other types.
  package var entries: [YAMLEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The elements of a list; a string counts as a list with one element.
  package var elements: [YAMLNode] {
    switch content {
    case .list(let elements): elements
    case .text: [self]
    case .nothing, .mapping: []
    }
  }

  func elements(_ key: String) -> [YAMLNode] { self[key]?.elements ?? [] }

  package subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }

  /// The same with other positions and texts, of which keys are some.
  package func mapped(
    _ place: (SourcePosition) -> SourcePosition,
    texts replace: (String) -> String = { $0 }
  ) -> YAMLNode {
    let content: Content =
      switch content {
      case .nothing: content
      case .text(let text): .text(replace(text))
      case .list(let elements): .list(elements.map { $0.mapped(place, texts: replace) })
      case .mapping(let entries):
        .mapping(entries.map { (replace($0.key), place($0.position), $0.value.mapped(place, texts: replace)) })
      }
    return YAMLNode(content: content, position: place(position))
  }
}

package typealias YAMLEntry = (key: String, position: SourcePosition, value: YAMLNode)

/// The lines of a document as Yams counts them, to convert its columns in scalars to UTF-8 bytes.
struct YAMLLines {
  private(set) var text: String
  private(set) var scalars: [Unicode.Scalar]
  /// The byte offset of each scalar, and of the end.
  private var offsets = [0]
  /// The index of the first scalar of each line.
  private var starts = [0]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
    offsets.reserveCapacity(scalars.count + 1)
    for (index, scalar) in scalars.enumerated() {
      offsets.append(offsets[index] + UTF8.width(scalar))
      guard Self.isLineEnd(scalar) else { continue }
      let isFirstOfPair = scalar == "\r" && self[index + 1] == "\n"
      if !isFirstOfPair { starts.append(index + 1) }
    }
  }

  mutating func replace(_ index: Int, with scalar: Unicode.Scalar) {
    scalars[index] = scalar
    text = String(String.UnicodeScalarView(scalars))
  }

  /// The position of a mark, or the start.
  func position(of mark: Mark?) -> SourcePosition {
    guard let mark else { return .start }
    let line = min(mark.line, starts.count)
    return SourcePosition(line: line, column: offsets[index(of: mark)] - offsets[starts[line - 1]] + 1)
  }

  func position(ofScalar index: Int) -> SourcePosition {
    let line = starts.lastIndex { $0 <= index } ?? 0
    return SourcePosition(line: line + 1, column: offsets[index] - offsets[starts[line]] + 1)
  }

  /// The index of the scalar at a mark, whose line and column start at 1.
  ///
  /// libYAML puts the end of a text without a final newline on an additional line, which does not exist.
  func index(of mark: Mark) -> Int {
    mark.line > starts.count ? scalars.count : min(starts[mark.line - 1] + mark.column - 1, scalars.count)
  }

  /// The scalar at an index, or `nil` beyond the end.
  subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// Source: YAML 1.1, "Line Break Characters", which libYAML follows.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
