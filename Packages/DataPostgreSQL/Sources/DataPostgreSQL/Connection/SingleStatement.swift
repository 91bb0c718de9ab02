/// Decides whether a read can do without a transaction, which costs two round trips: one statement sees one state of the
/// database by itself.
///
/// A read that turns out to have a second statement is run again in a transaction. Its first statement is remembered, so
/// that the next one like it has a transaction from the beginning.
struct SingleStatement {
  private enum State {
    case anyNumber, none
    case one(String)
    case tooMany
  }

  private var state = State.anyNumber
  private var beginnings: Set<String> = []

  /// Whether what was begun needs a transaction.
  var isExceeded: Bool {
    if case .tooMany = state { true } else { false }
  }

  /// From now on, one statement is allowed.
  mutating func begin() {
    state = .none
  }

  mutating func end() {
    state = .anyNumber
  }

  /// Whether a statement may be run now.
  mutating func allows(_ sql: String) -> Bool {
    switch state {
    case .anyNumber: return true
    case .none where !beginnings.contains(sql):
      state = .one(sql)
      return true
    case .one(let first): beginnings.insert(first)
    case .none, .tooMany: break
    }
    state = .tooMany
    return false
  }
}
