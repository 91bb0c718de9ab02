import Manifests
import Model
import Yams

/// A YAML document with positions as the compiler counts them.
///
/// At a duplicate key, Yams stops and reports only the first position. Therefore the first of two equal keys is renamed
/// before the text is parsed again, and gets its name back in the result.
struct YAMLDocument {
  /// The maximum number of renamed keys, to limit how often a large file is parsed.
  private let renameLimit: Int

  private var lines: YAMLLines
  /// The original names of renamed keys, by position.
  private var renamedKeys: [SourcePosition: String] = [:]
  private var valuesLeft = YAMLLimits.values

  static func root(of text: String) throws(DocumentError) -> YAMLNode {
    // libYAML counts a byte order mark as a column, unlike editors.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    try YAMLLimits.check(text)
    let result = DeepStack.run { () -> Result<YAMLNode?, DocumentError> in
      do throws(DocumentError) {
        var document = YAMLDocument(text)
        return .success(try document.read(text))
      } catch {
        return .failure(error)
      }
    }
    if let root = try result.get(), !root.isNothing { return root }
    let advice = "the file is empty; `inward init` creates a configuration for an existing repository"
    throw DocumentError(at: SourcePosition(line: 1, column: 1), advice)
  }

  private init(_ text: String) {
    lines = YAMLLines(text)
    renameLimit = min(16, 2 * YAMLLimits.bytes / max(1, text.utf8.count))
  }

  private mutating func read(_ text: String) throws(DocumentError) -> YAMLNode? {
    guard let node = try compose(text) else { return nil }
    return try converted(node, depth: 0)
  }

  private mutating func compose(_ original: String) throws(DocumentError) -> Node? {
    var text = original
    while true {
      do {
        // Without resolver rules, every scalar is a string. The encoding is given, because Yams would ask the
        // environment.
        return try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let name = keys.first ?? ""
        guard rename(name, line: context.mark.line, column: context.mark.column) else {
          let position = lines.position(line: context.mark.line, column: context.mark.column)
          // Yams' name for a key that is a list or a mapping.
          let isText = name != "<uncovertable>"
          throw DocumentError(at: position, isText ? "duplicate key `\(name)`" : "a key must be a string")
        }
        text = lines.text
      } catch {
        throw DocumentError(error, lines: lines)
      }
    }
  }

  /// Replaces a letter of a key, to keep all positions; returns whether that was possible.
  private mutating func rename(_ key: String, line: Int, column: Int) -> Bool {
    guard
      renamedKeys.count < renameLimit,
      let start = lines.index(line: line, column: column), let first = lines[start],
      // A scalar in the private use area, which has no meaning.
      let other = Unicode.Scalar(0xE000 + UInt32(renamedKeys.count))
    else { return false }
    let letter = first == "\"" || first == "'" ? start + 1 : start
    guard let scalar = lines[letter], scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    else { return false }
    renamedKeys[lines.position(line: line, column: column)] = key
    lines.replace(at: letter, with: other)
    return true
  }

  private mutating func converted(_ node: Node, depth: Int) throws(DocumentError) -> YAMLNode {
    let position = lines.position(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw DocumentError(at: position, "the file contains too many values") }
    guard depth < YAMLLimits.depth else { throw DocumentError(at: position, "values are nested too deeply") }
    switch node {
    case .scalar(let scalar):
      let isNothing = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      return YAMLNode(content: isNothing ? .nothing : .text(scalar.string), position: position)
    case .sequence(let sequence):
      var elements: [YAMLNode] = []
      for element in sequence { elements.append(try converted(element, depth: depth + 1)) }
      return YAMLNode(content: .list(elements), position: position)
    case .mapping(let mapping):
      var entries: [YAMLEntry] = []
      for (key, value) in mapping { entries.append(try entry(key, value, depth: depth)) }
      return YAMLNode(content: .mapping(entries), position: position)
    case .alias:
      return YAMLNode(content: .nothing, position: position)
    }
  }

  private mutating func entry(_ key: Node, _ value: Node, depth: Int) throws(DocumentError) -> YAMLEntry {
    let position = lines.position(line: key.mark?.line ?? 1, column: key.mark?.column ?? 1)
    guard case .scalar(let scalar) = key else { throw DocumentError(at: position, "a key must be a string") }
    let name = renamedKeys[position] ?? scalar.string
    return YAMLEntry(key: name, position: position, value: try converted(value, depth: depth + 1))
  }
}
