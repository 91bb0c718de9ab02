/// Tracks attributes and modifiers, so that an `import` knows where those before it start.
struct ImportPrefix {
  private enum State {
    case none
    /// After an `@`, or a dot in an attribute's name.
    case name
    /// After a complete attribute or modifier.
    case complete
    /// In an attribute's arguments, with the number of open parentheses.
    case arguments(Int)
  }

  private var state = State.none
  private(set) var start: Int?
  /// Whether it starts where an expression or a parameter does, as in `init(@Builder import content: Content)`.
  private(set) var isInExpression = false

  var isInArguments: Bool {
    if case .arguments = state { true } else { false }
  }

  /// - Parameters:
  ///   - isModifier: Whether the token is a word that can precede `import`.
  ///   - before: The token before it.
  mutating func take(_ token: Token, isModifier: Bool, after before: Token) {
    if start == nil { isInExpression = before.kind.awaitsOperand }
    switch (state, token.kind) {
    case (.arguments(let depth), .openParenthesis): state = .arguments(depth + 1)
    case (.arguments(let depth), .closeParenthesis): state = depth > 1 ? .arguments(depth - 1) : .complete
    case (.arguments, _): break
    case (.name, .word), (.name, .escapedWord): state = .complete
    case (.complete, .dot): state = .name
    case (.complete, .openParenthesis): state = .arguments(1)
    // SE-0367 allows attributes inside `#if`.
    case (.complete, _) where token.kind.isDirective: break
    case (_, .at):
      if start == nil { start = token.start }
      state = .name
    case (_, .word) where isModifier:
      if start == nil { start = token.start }
      state = .complete
    default: clear()
    }
  }

  mutating func clear() {
    state = .none
    start = nil
  }
}
