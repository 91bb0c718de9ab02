import Model

extension Interpreter {
  func assign(
    _ expression: Expression,
    to target: Expression,
    symbol: String,
    in scope: Scope
  ) throws(UnsupportedSyntax) {
    let new = try evaluate(expression, in: scope)
    try modify(target, in: scope, mayBeUnset: symbol == "=") { value throws(UnsupportedSyntax) in
      if symbol == "=" {
        value = new
      } else if case .unordered = value {
        throw UnsupportedSyntax("`\(symbol)` on this value", at: target.position)
      } else {
        value = try operate(String(symbol.dropLast()), value, new, at: target.position)
      }
    }
  }

  typealias Change = (inout Value) throws(UnsupportedSyntax) -> Void

  /// Changes the value of a variable, member or element in place.
  ///
  /// - Parameter mayBeUnset: Whether the change ignores the old value.
  func modify(
    _ target: Expression,
    in scope: Scope,
    mayBeUnset: Bool = false,
    _ change: Change
  ) throws(UnsupportedSyntax) {
    try nested(at: target.position) { () throws(UnsupportedSyntax) in
      switch target.kind {
      case .name(let name): try modify(name, in: scope, mayBeUnset: mayBeUnset, at: target.position, change)
      case .member(let base, let name): try modify(name, of: base, in: scope, at: target.position, change)
      case .element(let base, let arguments):
        try modify(arguments, of: base, in: scope, at: target.position, change)
      case .chain(let inner): try modify(inner, in: scope, change)
      case .chained(let base):
        try modify(base, in: scope) { value throws(UnsupportedSyntax) in
          if !value.isNothing { try change(&value) }
        }
      case .forced(let base):
        try modify(base, in: scope) { value throws(UnsupportedSyntax) in
          if value.isNothing { throw UnsupportedSyntax("a missing value", at: target.position) }
          try change(&value)
        }
      default: throw UnsupportedSyntax("an assignment to this expression", at: target.position)
      }
    }
  }

  private func modify(
    _ name: String,
    in scope: Scope,
    mayBeUnset: Bool,
    at position: SourcePosition,
    _ change: Change
  ) throws(UnsupportedSyntax) {
    var current: Scope? = scope
    while let around = current {
      if let variable = around.variables[name] {
        return try modify(variable, in: around, mayBeUnset: mayBeUnset, at: position, change)
      }
      if let instance = around.receiver?.instance, name == "self" {
        return try modify(instance, in: around, mayBeUnset: mayBeUnset, at: position, change)
      }
      if let instance = around.receiver?.instance, let value = instance.value, hasField(name, value) {
        return try modify(instance, in: around, mayBeUnset: false, at: position) { value throws(UnsupportedSyntax) in
          try modifyField(name, of: &value, at: position, change)
        }
      }
      if let type = around.receiver?.type, let variables = types[type]?.statics[name], variables.count == 1 {
        return try modify(variables[0], in: globals, mayBeUnset: mayBeUnset, at: position, change)
      }
      current = around.parent
    }
    throw UnsupportedSyntax("the name `\(name)`", at: position)
  }

  private func modify(
    _ variable: Variable,
    in scope: Scope,
    mayBeUnset: Bool,
    at position: SourcePosition,
    _ change: Change
  ) throws(UnsupportedSyntax) {
    if case .getter? = variable.source { throw UnsupportedSyntax("an assignment to a computed variable", at: position) }
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
  ) throws(UnsupportedSyntax) {
    let value: Value
    // Only the last part of a chain is changed, so the parts before it are read first.
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
        throw UnsupportedSyntax("an assignment to `\(name)`", at: position)
      }
      try modify(variables[0], in: globals, mayBeUnset: false, at: position, change)
    default:
      try modify(base, in: scope) { value throws(UnsupportedSyntax) in
        try modifyField(name, of: &value, at: position, change)
      }
    }
  }
}
