import Model

/// One step of a condition in postfix order: operands first, then the operator.
///
/// Nothing here recurses, because conditions can be nested as deeply as the source allows.
enum ConditionStep {
  case literal(Bool)
  case flag(String)
  case test(String, argument: String)
  case not, and, or

  /// Whether both are equal byte by byte.
  func hasSameBytes(as other: ConditionStep) -> Bool {
    switch (self, other) {
    case (.literal(let value), .literal(let otherValue)): value == otherValue
    case (.flag(let name), .flag(let otherName)): name.utf8.elementsEqual(otherName.utf8)
    case (.test(let name, let argument), .test(let otherName, let otherArgument)):
      name.utf8.elementsEqual(otherName.utf8) && argument.utf8.elementsEqual(otherArgument.utf8)
    case (.not, .not), (.and, .and), (.or, .or): true
    default: false
    }
  }
}

extension Condition {
  var steps: [ConditionStep] {
    var steps: [ConditionStep] = []
    var pending = [self]
    // Collects operators before their operands, right operand first: postfix order in reverse.
    while let condition = pending.popLast() {
      switch condition {
      case .literal(let value): steps.append(.literal(value))
      case .flag(let name): steps.append(.flag(name))
      case .test(let name, let argument): steps.append(.test(name, argument: argument))
      case .not(let operand):
        steps.append(.not)
        pending.append(operand)
      case .and(let left, let right):
        steps.append(.and)
        pending += [left, right]
      case .or(let left, let right):
        steps.append(.or)
        pending += [left, right]
      }
    }
    return steps.reversed()
  }
}

/// Builds a condition from its steps.
struct ConditionBuilder {
  private var operands: [Condition] = []

  /// Adds a step; returns `false` if its operands are missing.
  mutating func take(_ step: ConditionStep) -> Bool {
    switch step {
    case .literal(let value): operands.append(.literal(value))
    case .flag(let name): operands.append(.flag(name))
    case .test(let name, let argument): operands.append(.test(name, argument: argument))
    case .not:
      guard let operand = operands.popLast() else { return false }
      operands.append(.not(operand))
    case .and, .or:
      guard let right = operands.popLast(), let left = operands.popLast() else { return false }
      if case .and = step { operands.append(.and(left, right)) } else { operands.append(.or(left, right)) }
    }
    return true
  }

  /// The condition, or `nil` if the steps are incomplete.
  var condition: Condition? { operands.count == 1 ? operands.first : nil }
}
