import Model
import Threading
import Yams

/// A YAML document with positions as the compiler counts them.
///
/// At a duplicate key, Yams stops and reports only the first position. Therefore the first of two equal keys is renamed
/// before the text is parsed again, and gets its name back in the result.
package struct YAMLDocument {
  /// The maximum number of renamed keys, to limit how often a large file is parsed.
  private let renameLimit: Int

  private var lines: YAMLLines
  /// The original names of renamed keys, by position.
  private var renamedKeys: [SourcePosition: String] = [:]
  private var valuesLeft = YAMLLimits.values

  package static func root(of text: String) throws(DocumentError) -> YAMLNode {
    // libYAML counts a byte order mark as a column, unlike editors.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    try YAMLLimits.check(text)
    let result = DeepStack.run {
      Result { () throws(DocumentError) in
        let renameLimit = min(16, 2 * YAMLLimits.bytes / max(1, text.utf8.count))
        var document = YAMLDocument(renameLimit: renameLimit, lines: YAMLLines(text))
        return try document.compose().map { node throws(DocumentError) in try document.converted(node, depth: 0) }
      }
    }
    if let root = try result.get(), !root.isNothing { return root }
    let advice = "the file is empty; `inward init` creates a configuration for an existing repository"
    throw DocumentError(at: .start, advice)
  }

  private mutating func compose() throws(DocumentError) -> Node? {
    while true {
      do {
        // Without resolver rules, every scalar is a string. The encoding is given, because Yams would ask the
        // environment.
        return try Parser(yaml: lines.text, resolver: .basic, encoding: .utf8).singleRoot()
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let name = keys.first ?? ""
        guard rename(name, at: context.mark) else {
          // Yams' name for a key that is a list or a mapping.
          let problem = name == "<uncovertable>" ? "a key must be a string" : "duplicate key `\(name)`"
          throw DocumentError(at: lines.position(of: context.mark), problem)
        }
      } catch {
        if let line = lines.text.conflictLine {
          throw DocumentError(at: SourcePosition(line: line, column: 1), .conflict)
        }
        throw DocumentError(error, lines: lines)
      }
    }
  }

  /// Replaces a letter of a key, to keep all positions; returns whether that was possible.
  private mutating func rename(_ key: String, at mark: Mark) -> Bool {
    let start = lines.index(of: mark)
    let letter = lines[start] == "\"" || lines[start] == "'" ? start + 1 : start
    guard
      renamedKeys.count < renameLimit,
      let scalar = lines[letter], scalar.properties.isAlphabetic || scalar.properties.numericType != nil,
      // A scalar in the private use area, which has no meaning.
      let other = Unicode.Scalar(0xE000 + UInt32(renamedKeys.count))
    else { return false }
    renamedKeys[lines.position(of: mark)] = key
    lines.replace(letter, with: other)
    return true
  }

  private mutating func converted(_ node: Node, depth: Int) throws(DocumentError) -> YAMLNode {
    let position = lines.position(of: node.mark)
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw DocumentError(at: position, "the file contains too many values") }
    guard depth < YAMLLimits.depth else { throw DocumentError(at: position, "values are nested too deeply") }
    switch node {
    case .scalar(let scalar):
      let isNothing = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      return YAMLNode(content: isNothing ? .nothing : .text(scalar.string), position: position)
    case .sequence(let sequence):
      let elements = try sequence.map { node throws(DocumentError) in try converted(node, depth: depth + 1) }
      return YAMLNode(content: .list(elements), position: position)
    case .mapping(let mapping):
      var (entries, merged): ([YAMLEntry], [YAMLEntry]) = ([], [])
      for (key, value) in mapping {
        let place = lines.position(of: key.mark)
        guard case .scalar(let scalar) = key else { throw DocumentError(at: place, "a key must be a string") }
        let node = try converted(value, depth: depth + 1)
        if scalar.string == "<<", scalar.style == .plain {
          let mappings = if case .list(let elements) = node.content { elements } else { [node] }
          for mapping in mappings {
            guard case .mapping(let entries) = mapping.content else {
              throw DocumentError(at: mapping.position, "`<<` must be a mapping or a list of mappings")
            }
            merged += entries
          }
        } else {
          entries.append((renamedKeys[place] ?? scalar.string, place, node))
        }
      }
      // The mapping's own entries replace merged ones. Source: https://yaml.org/type/merge.html
      var keys = Set(entries.map(\.key))
      return YAMLNode(content: .mapping(merged.filter { keys.insert($0.key).inserted } + entries), position: position)
    case .alias:
      return YAMLNode(content: .nothing, position: position)
    }
  }
}

/// Limits that keep the cost of parsing any file low.
///
/// A few lines with aliases can expand to billions of values; the limits leave room for legitimate use.
/// Source: "Billion laughs attack", https://en.wikipedia.org/wiki/Billion_laughs_attack
enum YAMLLimits {
  static let bytes = 1_000_000
  static let aliases = 32
  /// The maximum number of values, with aliases expanded.
  static let values = 100_000
  /// The maximum nesting; a configuration needs five levels.
  static let depth = 16

  static func check(_ text: String) throws(DocumentError) {
    if text.utf8.count > bytes {
      throw DocumentError(at: .start, "the file is larger than \(bytes / 1_000_000) MB")
    }
    if aliasCount(in: text) > aliases {
      throw DocumentError(at: .start, "the file uses more than \(aliases) aliases (`*name`)")
    }
  }

  /// An upper bound for the number of aliases. Stars in quoted strings count if whitespace precedes them.
  private static func aliasCount(in text: String) -> Int {
    let bytes = [0x20] + Array(text.utf8)
    return bytes.indices.dropFirst().dropLast().count { index in
      let (previous, next) = (bytes[index - 1], bytes[index + 1])
      return bytes[index] == UInt8(ascii: "*") && (next.isASCIIWord || next == UInt8(ascii: "-"))
        && (previous <= 0x20 || previous >= 0x80 || "[{,:?-!".utf8.contains(previous))
    }
  }
}

/// A text that cannot be read as a document.
package typealias DocumentError = ConfigurationError.Problem

extension DocumentError {
  /// Converts a Yams error to one sentence with our position.
  init(_ error: any Error, lines: YAMLLines) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let start = context.map { lines.position(of: $0.mark) }
      let isTab = lines[lines.index(of: mark)] == "\t"
      let sentence = Self.sentence(problem, context, start) + Self.hint(for: problem, context, isTab: isTab)
      self.init(at: lines.position(of: mark), "invalid YAML: \(sentence)")
    case .reader(let problem, let offset, _, let text):
      let index = text.prefix(offset ?? 0).unicodeScalars.count
      self.init(at: lines.position(ofScalar: index), "invalid YAML: \(problem)")
    case .memory:
      self.init(at: .start, "not enough memory to read the file")
    default:
      self.init(at: .start, "invalid YAML: \(error)")
    }
  }

  private static func sentence(_ problem: String, _ context: YamlError.Context?, _ start: SourcePosition?) -> String {
    guard let context, let start else { return problem }
    // libYAML begins its contexts with "while scanning …", and one of Yams' own with "expected …".
    guard context.text.hasPrefix("while") else { return "\(context.text), \(problem)" }
    let isElement = context.text.contains(" a ") || context.text.contains(" an ")
    return isElement ? "\(problem) \(context.text) that starts at \(start.line):\(start.column)" : problem
  }

  /// A hint about the most common cause of the error; empty if there is none.
  private static func hint(for problem: String, _ context: YamlError.Context?, isTab: Bool) -> String {
    if context?.text.contains("alias") == true || problem.contains("alias") {
      return "; a string that starts with `*` must be quoted"
    }
    guard problem.contains("cannot start any token") else { return "" }
    return isTab
      ? "; indent with spaces, not tabs" : "; a string that starts with `@`, `` ` `` or `%` must be quoted"
  }
}
