import Model

/// The path after `import`.
struct ImportPath {
  var kind: ImportDeclaration.Kind?
  var module: Token
  /// The parts after the module.
  var rest: [Token] = []
}

extension Lexer {
  /// Reads the path after `import`; returns `nil` without advancing if no name follows.
  mutating func readImportPath() -> ImportPath? {
    let start = mark
    var token = next()
    var kind: ImportDeclaration.Kind?
    if token.kind == .word, let written = bytes.importKind(of: token) {
      kind = written
      token = next()
    }
    guard token.kind.isName, !bytes.matches("import", from: token.start, to: token.end) else {
      reset(to: start)
      return nil
    }
    var path = ImportPath(kind: kind, module: token)
    while mayContinue(), let part = readPart() { path.rest.append(part) }
    return path
  }

  /// Whether the path may continue; nearly no path does.
  private func mayContinue() -> Bool {
    var index = position
    while index < bytes.count, bytes[index].isSpace { index &+= 1 }
    let byte = bytes[index]
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
  }

  /// The part after the next `.` or `::`. A dot directly before a name, but not directly after one, starts an
  /// expression.
  private mutating func readPart() -> Token? {
    let before = mark
    let start = position
    let separator = next()
    let isLeading =
      separator.start > start && !bytes[separator.end].isSpace && bytes[separator.end] != UInt8(ascii: "/")
    switch separator.kind {
    case .dot where !isLeading:
      let part = next()
      if part.kind.isName || part.kind == .operator || part.kind == .postfixOperator { return part }
    case .colon where bytes[separator.end] == UInt8(ascii: ":"):
      _ = next()
      let part = next()
      if part.kind.isName { return part }
    case .operator where !isLeading && separator.startsLine == false:
      // `import func Module.+`
      return Token(kind: .operator, start: separator.start &+ 1, end: separator.end, startsLine: false)
    default: break
    }
    reset(to: before)
    return nil
  }
}

extension SourceBytes {
  func importKind(of token: Token) -> ImportDeclaration.Kind? {
    guard token.end &- token.start <= 9 else { return nil }
    return ImportDeclaration.Kind(rawValue: text(from: token.start, to: token.end))
  }

  /// The name, without backticks.
  func name(of token: Token) -> String {
    let inset = token.kind == .escapedWord ? 1 : 0
    return text(from: token.start &+ inset, to: token.end &- inset)
  }
}
