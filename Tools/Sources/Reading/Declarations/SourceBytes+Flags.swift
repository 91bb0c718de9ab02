import Model

extension SourceBytes {
  /// The feature flags that the source declares; see `FlagDeclaration`.
  var flags: [FlagDeclaration] {
    // Few sources name the type, and only these are read.
    guard hasFlagName else { return [] }
    var reader = TokenReader(self)
    var positions = PositionCounter(self)
    var conditions = ConditionStack()
    var flags: [FlagDeclaration] = []
    /// The end of the last call without the type's name.
    var end = 0
    /// The types around the token, and their depth.
    var types: [(isFlag: Bool, depth: Int)] = []
    while case let token = reader.next(), token.kind != .endOfFile {
      if token.kind.isDirective { _ = conditions.follow(token, &reader.lexer) }
      if token.kind == .closeBrace { types.removeAll { $0.depth >= reader.depth } }
      guard conditions.current?.constant != false, token.kind == .word else { continue }
      var arguments: [Argument] = []
      switch DeclarationWord(token, in: self) {
      case .type where !matches("typealias", token), .classOrModifier:
        let name = reader.peek()
        if isCapitalised(name) { types.append((matches("FeatureFlag", name) && !has(".", at: name.end), reader.depth)) }
      default: break
      }
      // Before `.init` is no other type.
      let isInit = matches("init", token) && has(".", at: token.start - 1) && !self[token.start - 2].isASCIIWord
      let isNamed = matches("FeatureFlag", token)
      if isNamed {
        arguments = reader.readCall()
      } else if token.start >= end, isInit || matches("Self", token) && types.last?.isFlag != false {
        // Other types are made in this way, too, and a flag may be an argument.
        var ahead = TokenReader(self, from: token.end)
        arguments = ahead.readCall()
        end = ahead.lexer.position
      }
      // A call without a date is one of another type.
      guard let until = arguments.first(where: { $0.label == "until" })?.value else { continue }
      let isText = self[until.lowerBound] == UInt8(ascii: "\"")
      guard isNamed || isText else { continue }
      let name = value(in: arguments[0].value)
      let isOn = arguments.first { $0.label == "isOn" }.map { value(in: $0.value) } ?? ""
      let position = positions.position(of: until.lowerBound + (isText ? 1 : 0))
      flags.append(FlagDeclaration(name: name, isOn: isOn, until: value(in: until), position: position))
    }
    return flags
  }

  /// The source of a value, or what is between its quotation marks.
  private func value(in range: Range<Int>) -> String {
    let text = text(from: range.lowerBound, to: range.upperBound)
    let isLiteral = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isLiteral ? String(text.dropFirst().dropLast()) : text
  }
}

private typealias Argument = (label: String, value: Range<Int>)

extension TokenReader {
  /// Reads the arguments of the call of a type after its name, up to the bracket after them; none if there is no call.
  fileprivate mutating func readCall() -> [Argument] {
    // `.init`, and the `=` after a type.
    while case let next = peek(), next.kind == .dot || bytes.matches("=", next) || bytes.matches("init", next) {
      _ = self.next()
    }
    guard take(.openParenthesis) else { return [] }
    let depth = depth
    var arguments: [Argument] = []
    repeat {
      let first = peek()
      var value = first.start..<first.start
      var label = ""
      if first.kind.isName {
        value = first.start..<next().end
        if take(.colon) {
          label = bytes.name(of: first)
          value = peek().start..<peek().start
        }
      }
      while case let token = peek(), token.kind != .endOfFile {
        if self.depth == depth, token.kind == .comma || token.kind == .closeParenthesis { break }
        value = value.lowerBound..<next().end
      }
      arguments.append((label, value))
    } while take(.comma)
    return arguments
  }
}
