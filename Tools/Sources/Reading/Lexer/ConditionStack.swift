import Model

/// The `#if` conditions around a position.
struct ConditionStack {
  /// The maximum number of joined conditions, in depth and in one chain of `#elseif`. Any more are ignored unless they are
  /// `false`, because Swift recurses over conditions.
  private static let limit = 64

  private struct Level {
    var outer: Condition?
    /// The condition under which no branch so far is active.
    var otherwise: Condition
    var branches: Int
  }

  private var levels: [Level] = []
  /// The conjunction of all conditions around the position, or `nil` if there are none.
  private(set) var current: Condition?

  mutating func open(_ condition: Condition) {
    levels.append(Level(outer: current, otherwise: condition.negated, branches: 1))
    if levels.count <= Self.limit || condition == .literal(false) { current = current.joined(condition) }
  }

  /// - Parameter condition: The condition of an `#elseif`, or `nil` for `#else`.
  mutating func turn(to condition: Condition?) {
    guard var level = levels.popLast() else { return }
    let inBranch = condition.map { level.otherwise.joined($0) } ?? level.otherwise
    current = levels.count < Self.limit || inBranch == .literal(false) ? level.outer.joined(inBranch) : level.outer
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
  /// The conjunction, or `nil` if it is always true.
  fileprivate func joined(_ other: Condition) -> Condition? {
    let both = map { $0.joined(other) } ?? other
    return both == .literal(true) ? nil : both
  }
}
