import Model

/// The attributes and modifiers before a declaration.
struct Heading {
  var attributes: [String] = []
  var access: AccessLevel?
  /// The other modifiers, such as `final` or `private(set)`.
  var modifiers: [String] = []
}

extension Lexer {
  /// Reads the attributes and modifiers in a range.
  func readHeading(from start: Int, to end: Int) -> Heading {
    guard start < end else { return Heading() }
    var lexer = Lexer(bytes.prefix(end), from: start)
    var heading = Heading()
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.start < end else { return heading }
      switch token.kind {
      case .at:
        let name = lexer.position
        lexer.skipAttribute()
        heading.attributes.append(normalizedText(from: name, to: min(lexer.position, end)))
      case .poundIf, .poundElseif:
        _ = lexer.readCondition()
      case .word:
        let level = bytes.accessLevel(of: token)
        if lexer.skipArguments() {
          heading.modifiers.append(normalizedText(from: token.start, to: min(lexer.position, end)))
        } else if let level {
          heading.access = level
        } else {
          heading.modifiers.append(bytes.text(of: token))
        }
      default: break
      }
    }
  }

  /// Skips an attribute's name and arguments, after its `@`.
  mutating func skipAttribute() {
    guard next().kind.isName else { return }
    while bytes[position] == UInt8(ascii: "."), peek().kind == .dot {
      _ = next()
      _ = next()
    }
    if bytes[position] == UInt8(ascii: "<") { skipAngles() }
    skipArguments()
  }

  /// Skips parentheses directly after an attribute or modifier; returns whether there are any.
  @discardableResult
  mutating func skipArguments() -> Bool {
    guard bytes[position] == UInt8(ascii: "(") else { return false }
    _ = next()
    skipParentheses()
    return true
  }

  /// Skips generic arguments that are closed on the same line.
  private mutating func skipAngles() {
    let start = mark
    var depth = 0
    repeat {
      let token = next()
      guard token.kind != .endOfFile, !token.startsLine else {
        reset(to: start)
        return
      }
      guard token.kind == .operator || token.kind == .postfixOperator else { continue }
      for index in token.start..<token.end {
        if bytes[index] == UInt8(ascii: "<") { depth += 1 }
        if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      }
    } while depth > 0
  }

  /// Skips to the closing parenthesis that matches the previous token.
  mutating func skipParentheses() {
    var depth = 1
    while depth > 0 {
      switch next().kind {
      case .openParenthesis, .interpolationOpen: depth += 1
      case .closeParenthesis: depth -= 1
      case .string where depth > 0 && bytes[previous.start] == UInt8(ascii: ")"): depth -= 1
      case .endOfFile: return
      default: break
      }
    }
  }
}

extension SourceBytes {
  func accessLevel(of token: Token) -> AccessLevel? {
    guard token.kind == .word else { return nil }
    switch self[token.start] {
    case UInt8(ascii: "p"):
      if matches("public", token) { return .public }
      if matches("private", token) { return .private }
      return matches("package", token) ? .package : nil
    case UInt8(ascii: "i"): return matches("internal", token) ? .internal : nil
    case UInt8(ascii: "f"): return matches("fileprivate", token) ? .fileprivate : nil
    case UInt8(ascii: "o"): return matches("open", token) ? .open : nil
    default: return nil
    }
  }
}

extension Lexer {
  /// Reads the path after `import`, with the parts after the module; returns `nil` without advancing if no name follows.
  mutating func readImportPath() -> (kind: ImportDeclaration.Kind?, module: Token, rest: [Token])? {
    let start = mark
    var token = next()
    let kind = bytes.importKind(of: token)
    if kind != nil { token = next() }
    guard token.kind.isName, !bytes.matches("import", token) else {
      reset(to: start)
      return nil
    }
    var rest: [Token] = []
    while mayContinue(), let part = readPart() { rest.append(part) }
    return (kind, token, rest)
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
    guard token.kind == .word, token.end &- token.start <= 9 else { return nil }
    return ImportDeclaration.Kind(rawValue: text(of: token))
  }

  /// The name, without backticks.
  func name(of token: Token) -> String {
    let inset = token.kind == .escapedWord ? 1 : 0
    return text(from: token.start &+ inset, to: token.end &- inset)
  }
}
