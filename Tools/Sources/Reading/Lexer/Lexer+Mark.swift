extension Lexer {
  /// A saved state to return to.
  struct Mark {
    fileprivate var position: Int
    fileprivate var previous: Token
    fileprivate var openStrings: [OpenString]
  }

  var mark: Mark {
    Mark(position: position, previous: previous, openStrings: openStrings)
  }

  /// Returns to a mark; recorded facts about the source are kept.
  mutating func reset(to mark: Mark) {
    position = mark.position
    previous = mark.previous
    openStrings = mark.openStrings
  }
}
