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
    while case let token = reader.next(), token.kind != .endOfFile {
      if token.kind.isDirective { _ = conditions.follow(token, &reader.lexer) }
      guard conditions.current?.constant != false, token.kind == .word, matches("FeatureFlag", token) else { continue }
      // `.init`, and the `=` after a type.
      while case let next = reader.peek(), next.kind == .dot || matches("=", next) || matches("init", next) {
        _ = reader.next()
      }
      guard reader.take(.openParenthesis) else { continue }
      let arguments = reader.readArguments()
      // A call without a date is one of another type.
      guard let until = arguments.first(where: { $0.label == "until" })?.value else { continue }
      flags.append(
        FlagDeclaration(
          name: arguments.first.map { value(in: $0.value) } ?? "",
          isOn: arguments.first { $0.label == "isOn" }.map { value(in: $0.value) } ?? "",
          until: value(in: until),
          position: positions.position(of: until.lowerBound)
        )
      )
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

extension TokenReader {
  /// Reads the arguments of a call, up to the bracket after them.
  fileprivate mutating func readArguments() -> [(label: String, value: Range<Int>)] {
    let depth = depth
    var arguments: [(label: String, value: Range<Int>)] = []
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
