import Model

/// What follows an `import`.
struct ImportPath {
  var kind: ImportDeclaration.Kind?
  var module: Token
  /// The parts behind the module.
  var rest: [Token] = []
}

extension Lexer {
  /// Reads what follows `import`, or returns `nil` and stays where no name does.
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
    while mayGoOn(), let part = readPart() { path.rest.append(part) }
    return path
  }

  /// Whether the path may go on at the position, which nearly no path does.
  private func mayGoOn() -> Bool {
    var index = position
    while index < bytes.count, bytes[index].isSpace { index &+= 1 }
    let byte = bytes[index]
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
  }

  /// The part behind the next `.` or `::`; a dot that clings to what follows begins something new.
  private mutating func readPart() -> Token? {
    let before = mark
    let start = position
    let separator = next()
    let clings = separator.start > start && !bytes[separator.end].isSpace && bytes[separator.end] != UInt8(ascii: "/")
    switch separator.kind {
    case .dot where !clings:
      let part = next()
      if part.kind.isName || part.kind == .operator || part.kind == .postfixOperator { return part }
    case .colon where bytes[separator.end] == UInt8(ascii: ":"):
      _ = next()
      let part = next()
      if part.kind.isName { return part }
    case .operator where !clings && separator.startsLine == false:
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

  /// The name without the backticks of an escaped one.
  func name(of token: Token) -> String {
    let inset = token.kind == .escapedWord ? 1 : 0
    return text(from: token.start &+ inset, to: token.end &- inset)
  }
}
