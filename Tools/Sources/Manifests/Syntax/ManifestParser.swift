import Model
import Reading

/// Parses the part of Swift that manifests use, and throws on anything else.
struct ManifestParser {
  /// Limits the nesting of brackets, blocks and operators, because the call stack is finite.
  static let depthLimit = 40
  /// Limits the links in a chain of members, calls and operators, because each makes the tree one level deeper.
  static let chainLimit = 100

  private let tokens: [SourceToken]
  private(set) var index = 0
  var current: SourceToken
  private var depth = 0
  /// Whether declarations of a file, and of an extension, are left out if they are unsupported.
  let skipsUnsupported: Bool
  /// What is unsupported in a declaration that was left out, by its name.
  var leftOut: [String: UnsupportedSyntax] = [:]
  /// Whether a `{` starts the body of a statement and not a trailing closure.
  private(set) var isInCondition = false
  /// The highest of `$0`, `$1`, … used by the innermost closure, plus one.
  var anonymousCount = 0

  init(_ tokens: [SourceToken], skipsUnsupported: Bool = false) {
    self.tokens = tokens
    self.skipsUnsupported = skipsUnsupported
    current = tokens[0]
  }

  static func statements(of tokens: [SourceToken]) throws -> [Statement] {
    var parser = ManifestParser(tokens)
    return try parser.statements(untilBrace: false)
  }

  var isAtEnd: Bool { current.kind == .endOfFile }

  /// The next token, or the last one, which is the end of the text.
  func peek(_ offset: Int = 1) -> SourceToken { tokens[min(index + offset, tokens.count - 1)] }

  mutating func advance(by count: Int = 1) {
    index += count
    current = peek(0)
  }

  mutating func take(_ text: String) -> Bool {
    guard current.is(text) else { return false }
    advance()
    return true
  }

  mutating func expect(_ text: String) throws {
    guard take(text) else { throw unsupported("\(current) where `\(text)` was expected") }
  }

  mutating func name() throws -> String {
    guard let name = current.name else { throw unsupported("\(current) where a name was expected") }
    advance()
    return name
  }

  /// Parses a label and its colon, if a label follows.
  mutating func label() throws -> String? {
    guard let label = current.name, peek().is(":") else { return nil }
    advance(by: 2)
    return label
  }

  /// Parses elements with commas between them, up to a closing bracket.
  mutating func list<Element>(
    until closing: String,
    _ element: (inout ManifestParser) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    while !current.is(closing) {
      elements.append(try element(&self))
      guard take(",") else { break }
    }
    try expect(closing)
    return elements
  }

  /// Enters a part one level deeper.
  ///
  /// - Parameter inCondition: Whether it is the head of a statement, or `nil` for the same as around it.
  /// - Returns: What to pass to `leave`.
  mutating func enter(inCondition: Bool? = nil) throws -> Bool {
    guard depth < Self.depthLimit else { throw unsupported("brackets nested too deeply") }
    depth += 1
    let outer = isInCondition
    isInCondition = inCondition ?? outer
    return outer
  }

  mutating func leave(to outer: Bool) {
    depth -= 1
    isInCondition = outer
  }

  func unsupported(_ reason: String) -> UnsupportedSyntax {
    UnsupportedSyntax(reason, at: current.position)
  }
}

/// Types and patterns.
extension ManifestParser {
  mutating func type() throws -> TypeName {
    let outer = try enter()
    defer { leave(to: outer) }
    while take("@") { _ = try name() }
    var type = try simpleType()
    while current.is("?"), !current.startsLine {
      advance()
      type = .optional(type)
    }
    return take("->") ? .function(try self.type()) : type
  }

  private mutating func simpleType() throws -> TypeName {
    if take("[") {
      let first = try type()
      let second = take(":") ? try type() : nil
      try expect("]")
      return second.map { TypeName.dictionary(first, $0) } ?? .list(first)
    }
    if take("(") {
      let parts = try list(until: ")") { parser in
        let label = try parser.label()
        return (label: label == "_" ? nil : label, type: try parser.type())
      }
      return parts.count == 1 && !current.is("->") ? parts[0].type : .tuple(parts)
    }
    guard let word = current.word, !["some", "any", "inout"].contains(word) else {
      throw unsupported("\(current) as a type")
    }
    return try namedType()
  }

  private mutating func namedType() throws -> TypeName {
    let name = try dottedName()
    guard take("<") else { return name == "Void" ? .tuple([]) : .named(name) }
    var arguments = [try type()]
    while take(",") { arguments.append(try type()) }
    // It may be the first character of an operator such as `>>`.
    if current.text.hasPrefix(">"), current.text != ">" { current.text.removeFirst() } else { try expect(">") }
    switch (name, arguments.count) {
    case ("Array", 1): return .list(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("KeyValuePairs", 2): return .pairs(arguments[0], arguments[1])
    default: throw unsupported("the generic type `\(name)`")
    }
  }

  mutating func pattern() throws -> PatternSyntax {
    let outer = try enter()
    defer { leave(to: outer) }
    if take("_") { return .anything }
    guard take("(") else { return .binding(try name()) }
    return .tuple(
      try list(until: ")") { parser in
        _ = try parser.label()
        return try parser.pattern()
      }
    )
  }
}

extension SourceToken: CustomStringConvertible {
  /// Whether it is a symbol or a keyword, which no name in backticks is.
  func `is`(_ text: String) -> Bool { self.text == text && kind != .string }

  /// The name or keyword, if it is one that is not in backticks.
  var word: String? { kind == .word && !text.hasPrefix("<#") ? text : nil }

  var name: String? { kind == .escapedWord ? String(text.dropFirst().dropLast()) : word }

  /// The token as quoted in messages.
  package var description: String {
    switch kind {
    case .endOfFile: "the end of the text"
    case .string where !text.hasSuffix("\"") && !text.hasSuffix("#"): "an unterminated string"
    case .string, .interpolationOpen, .interpolationNext: "a string"
    case .escapedWord: text
    case .word where word == nil: "a placeholder"
    case .unknown where text.contains(where: \.isNewline): "a line break"
    default: "`\(text)`"
    }
  }
}
