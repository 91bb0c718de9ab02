import Model

/// The `#if`s around a place.
struct ConditionStack {
  /// How many conditions are joined, in depth and in one chain of `#elseif`; what is beyond is left out, as Swift itself
  /// recurses over conditions.
  private static let limit = 64

  private struct Level {
    var outer: Condition?
    /// What holds when no branch so far does.
    var otherwise: Condition
    var branches: Int
  }

  private var levels: [Level] = []
  /// All conditions around the place, or `nil` where it always holds.
  private(set) var current: Condition?

  mutating func open(_ condition: Condition) {
    levels.append(Level(outer: current, otherwise: condition.negated, branches: 1))
    if levels.count <= Self.limit { current = current.joined(condition) }
  }

  /// - Parameter condition: That of an `#elseif`, or `nil` for an `#else`.
  mutating func turn(to condition: Condition?) {
    guard var level = levels.popLast() else { return }
    if levels.count < Self.limit {
      let inBranch = condition.map { level.otherwise.joined($0) } ?? level.otherwise
      current = level.outer.joined(inBranch)
    }
    level.branches += 1
    if let condition {
      if level.branches <= Self.limit { level.otherwise = level.otherwise.joined(condition.negated) }
    } else {
      level.otherwise = .literal(false)
    }
    levels.append(level)
  }

  mutating func close() {
    guard let level = levels.popLast() else { return }
    current = level.outer
  }
}

extension Condition {
  var negated: Condition {
    switch self {
    case .not(let operand): operand
    case .literal(let value): .literal(!value)
    default: .not(self)
    }
  }

  func joined(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.literal(true), _), (_, .literal(false)): other
    case (_, .literal(true)), (.literal(false), _): self
    default: .and(self, other)
    }
  }
}

extension Condition? {
  /// Both conditions, or `nil` where nothing is left to ask.
  fileprivate func joined(_ other: Condition) -> Condition? {
    let both = map { $0.joined(other) } ?? other
    return both == .literal(true) ? nil : both
  }
}
