import Model

extension DeclarationReader {
  /// The maximum distance from a brace to its `willSet` or `didSet`, in bytes.
  private static let observerDistance = 1_000

  /// Reads the declaration of one or more variables, each with its type and value.
  mutating func readVariables(isVariable: Bool, from start: HeadingStart, keyword: Token) {
    repeat {
      let names = readPattern()
      guard !names.isEmpty || reader.lexer.previous.kind.endsOperand else { return }
      // An outline has no variables of instances.
      let isWanted = !isOutline || start.isStatic || reader.innermostType == nil
      let isStored = skipTypeAndValue(isWanted: isWanted)
      guard isWanted else { continue }
      let attributes = bytes.heading(from: start.offset, to: keyword.start).attributes
      for name in names {
        let position = positions.position(of: name.start)
        var variable = VariableDeclaration(name: bytes.name(of: name), position: position, isVariable: isVariable)
        variable.isStatic = start.isStatic
        variable.isStored = isStored
        variable.attributes = attributes
        variable.condition = conditions.current
        add(variable)
      }
    } while reader.take(.comma)
  }

  private mutating func add(_ variable: VariableDeclaration) {
    if let type = reader.innermostType {
      if !isOutline || variable.isStatic && variable.isStored { types[type].variables.append(variable) }
    } else if !isOutline || variable.isVariable && variable.isStored || types.isEmpty && globals.isEmpty {
      // Of an outline, it is known whether there is a declaration.
      globals.append(variable)
    }
  }

  /// The declared names: one, or those of a tuple.
  private mutating func readPattern() -> [Token] {
    let first = reader.peek()
    if first.kind.isName {
      _ = reader.next(isName: true)
      return bytes.matches("_", first) ? [] : [first]
    }
    guard first.kind == .openParenthesis else { return [] }
    var names: [Token] = []
    let depth = reader.depth
    _ = reader.next()
    while reader.depth > depth, case let token = reader.next(isName: true), token.kind != .endOfFile {
      let isLabel = bytes[token.end] == UInt8(ascii: ":")
      if token.kind.isName, !isLabel, !bytes.matches("_", token) { names.append(token) }
    }
    return names
  }

  /// Returns whether the variable is stored, which it is unless it has accessors that compute it.
  ///
  /// - Parameter isWanted: Whether the result matters.
  private mutating func skipTypeAndValue(isWanted: Bool) -> Bool {
    if reader.take(.colon) { _ = skipType() }
    if reader.takeAssignment() {
      skipExpression()
      return true
    }
    let token = reader.peek()
    return token.kind != .openBrace || (isWanted && opensObservers(at: token.end))
  }

  /// Whether the accessors after a brace are only observers of a stored value.
  private func opensObservers(at start: Int) -> Bool {
    var reader = TokenReader(bytes.prefix(start + Self.observerDistance), from: start)
    while true {
      let token = reader.next()
      switch token.kind {
      case .at: reader.skipAttribute()
      case .word where bytes.matches("willSet", token) || bytes.matches("didSet", token): return true
      case _ where bytes.isModifier(token): break
      default: return false
      }
    }
  }
}

extension DeclarationReader {
  /// Reads the names of an enum's cases, after the keyword.
  mutating func readCases() {
    guard let type = reader.innermostType, types[type].kind == .enum else { return }
    repeat {
      guard reader.peek().kind.isName else { return }
      types[type].cases.append(bytes.name(of: reader.next(isName: true)))
      let depth = reader.depth
      if reader.take(.openParenthesis) {
        types[type].hasAssociatedValues = true
        reader.skip(to: depth)
      }
      if reader.takeAssignment() { skipExpression() }
    } while reader.take(.comma)
  }

  /// Skips an initial value, as far as possible without parsing it: to a comma or to the end of the line, unless the
  /// next line continues it.
  mutating func skipExpression() {
    let depth = reader.depth
    // Of generic arguments, in which a comma may be.
    var angles = 0
    while true {
      reader.skip(to: depth)
      let before = reader.lexer.previous
      let token = reader.peek()
      switch token.kind {
      case .comma where angles > 0 && !isBeforeVariable(token): break
      case .endOfFile, .comma, .semicolon, .closeParenthesis, .closeBracket, .closeBrace: return
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return
      default: break
      }
      if token.startsLine, !continues(with: token, after: before) { return }
      if angles > 0 || opensArguments(token, after: before) { bytes.countAngles(&angles, in: token) }
      _ = reader.next()
    }
  }

  private func opensArguments(_ token: Token, after before: Token) -> Bool {
    bytes[token.start] == UInt8(ascii: "<") && token.start == before.end && before.kind.isName
  }

  /// Whether a comma is between two variables: `c` follows in `a = b<1, c = 2`, and not in `a = b<Int, Int>()`.
  private func isBeforeVariable(_ comma: Token) -> Bool {
    var lexer = Lexer(bytes, from: comma.end)
    guard lexer.next().kind.isName else { return false }
    let token = lexer.next()
    return token.kind == .colon || token.kind == .operator && bytes.matches("=", token)
  }

  private func continues(with token: Token, after before: Token) -> Bool {
    switch token.kind {
    case .dot, .operator, .postfixOperator, .colon, .openBrace: true
    case .word where bytes.matches("else", token) || bytes.matches("as", token): true
    default: before.kind == .word ? bytes.introducesCondition(before) : !before.kind.endsOperand
    }
  }
}
