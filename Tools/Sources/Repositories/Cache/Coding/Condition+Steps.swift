import Model

/// Nothing here recurses, because conditions can be nested as deeply as the source allows.
extension Condition {
  /// The condition and all conditions in it in postfix order: operands first, then the operator.
  var steps: [Condition] {
    var steps: [Condition] = []
    var pending = [self]
    // Collects operators before their operands, right operand first: postfix order in reverse.
    while let condition = pending.popLast() {
      steps.append(condition)
      switch condition {
      case .literal, .flag, .test: continue
      case .not(let operand): pending.append(operand)
      case .and(let left, let right), .or(let left, let right): pending += [left, right]
      }
    }
    return steps.reversed()
  }

  /// Whether both are equal byte by byte, not counting operands.
  func isSameStep(as other: Condition) -> Bool {
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
