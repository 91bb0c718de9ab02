import Model

extension Interpreter {
  func assign(
    _ expression: Expression,
    to target: Expression,
    sign: String,
    in scope: Scope
  ) throws(BeyondReader) {
    let new = try evaluate(expression, in: scope)
    try modify(target, in: scope, mayBeUnset: sign == "=") { value throws(BeyondReader) in
      if sign == "=" {
        value = new
      } else if case .unordered = value {
        throw BeyondReader("`\(sign)` on this", at: target.position)
      } else {
        value = try operate(String(sign.dropLast()), value, new, at: target.position)
      }
    }
  }

  typealias Change = (inout Value) throws(BeyondReader) -> Void

  /// Changes what an expression names, in its place.
  ///
  /// - Parameter mayBeUnset: Whether the change does not look at the old value.
  func modify(
    _ target: Expression,
    in scope: Scope,
    mayBeUnset: Bool = false,
    _ change: Change
  ) throws(BeyondReader) {
    try nested(at: target.position) { () throws(BeyondReader) in
      switch target.kind {
      case .name(let name): try modify(name, in: scope, mayBeUnset: mayBeUnset, at: target.position, change)
      case .member(let base, let name): try modify(name, of: base, in: scope, at: target.position, change)
      case .element(let base, let arguments):
        try modify(arguments, of: base, in: scope, at: target.position, change)
      case .chain(let inner): try modify(inner, in: scope, change)
      case .chained(let base):
        try modify(base, in: scope) { value throws(BeyondReader) in
          if !value.isNothing { try change(&value) }
        }
      case .forced(let base):
        try modify(base, in: scope) { value throws(BeyondReader) in
          if value.isNothing { throw BeyondReader("a value that is missing", at: target.position) }
          try change(&value)
        }
      default: throw BeyondReader("a change of this", at: target.position)
      }
    }
  }

  private func modify(
    _ name: String,
    in scope: Scope,
    mayBeUnset: Bool,
    at position: SourcePosition,
    _ change: Change
  ) throws(BeyondReader) {
    var current: Scope? = scope
    while let around = current {
      if let variable = around.variables[name] {
        return try modify(variable, in: around, mayBeUnset: mayBeUnset, at: position, change)
      }
      if let instance = around.receiver?.instance, name == "self" {
        return try modify(instance, in: around, mayBeUnset: mayBeUnset, at: position, change)
      }
      if let instance = around.receiver?.instance, let value = instance.value, hasField(name, value) {
        return try modify(instance, in: around, mayBeUnset: false, at: position) { value throws(BeyondReader) in
          try modifyField(name, of: &value, at: position, change)
        }
      }
      if let type = around.receiver?.type, let variables = types[type]?.statics[name], variables.count == 1 {
        return try modify(variables[0], in: globals, mayBeUnset: mayBeUnset, at: position, change)
      }
      current = around.parent
    }
    throw BeyondReader("the name `\(name)`", at: position)
  }

  private func modify(
    _ variable: Variable,
    in scope: Scope,
    mayBeUnset: Bool,
    at position: SourcePosition,
    _ change: Change
  ) throws(BeyondReader) {
    if case .getter? = variable.source { throw BeyondReader("a change of a computed variable", at: position) }
    var value = variable.value ?? .nothing
    if variable.value == nil, !mayBeUnset { value = try self.value(of: variable, named: "variable", at: position) }
    try change(&value)
    if let type = variable.type { value = try coerced(value, to: type, in: scope, at: position) }
    variable.value = value
  }

  private func modify(
    _ name: String,
    of base: Expression,
    in scope: Scope,
    at position: SourcePosition,
    _ change: Change
  ) throws(BeyondReader) {
    let value: Value
    // Of a chain only its last part is changed, so what stands before it is looked at first.
    if case .chained(let inner) = base.kind {
      value = try evaluate(inner, in: scope)
      if value.isNothing { return }
    } else {
      value = try evaluate(base, in: scope)
    }
    switch value {
    case .object:
      var value = value
      try modifyField(name, of: &value, at: position, change)
    case .type(.named(let type)):
      guard let variables = types[type]?.statics[name], variables.count == 1 else {
        throw BeyondReader("a change of `\(name)`", at: position)
      }
      try modify(variables[0], in: globals, mayBeUnset: false, at: position, change)
    default:
      try modify(base, in: scope) { value throws(BeyondReader) in
        try modifyField(name, of: &value, at: position, change)
      }
    }
  }
}
