extension Lexer {
  /// A place to come back to.
  struct Mark {
    fileprivate var position: Int
    fileprivate var previous: Token
    fileprivate var openStrings: [OpenString]
  }

  var mark: Mark {
    Mark(position: position, previous: previous, openStrings: openStrings)
  }

  /// Goes back; what was learnt about the source on the way is kept.
  mutating func reset(to mark: Mark) {
    position = mark.position
    previous = mark.previous
    openStrings = mark.openStrings
  }
}
