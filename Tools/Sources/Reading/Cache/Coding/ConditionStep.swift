import Model

/// One step of a condition in postfix order: operands first, then what joins them.
///
/// A condition may be nested as deep as the source that it comes from, so nothing here calls itself.
enum ConditionStep {
  case literal(Bool)
  case flag(String)
  case test(String, argument: String)
  case not, and, or

  /// Whether both are the same, byte by byte.
  func isWritten(as other: ConditionStep) -> Bool {
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
  /// The steps that make up the condition.
  var steps: [ConditionStep] {
    var steps: [ConditionStep] = []
    var pending = [self]
    // An operator before its operands, the right one first: the postfix order from its end.
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

/// Puts a condition together from its steps.
struct ConditionBuilder {
  private var operands: [Condition] = []

  /// Takes a step, or returns `false` where its operands are missing.
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

  /// The condition, or `nil` where the steps do not make up exactly one.
  var condition: Condition? { operands.count == 1 ? operands.first : nil }
}
