/// The names that a block knows.
final class Scope {
  let parent: Scope?
  var variables: [String: Variable] = [:]
  var functions: [String: [FunctionSyntax]] = [:]
  /// What `self` and `Self` mean, where this is the scope of a member.
  let receiver: Receiver?

  init(parent: Scope?, receiver: Receiver? = nil) {
    self.parent = parent
    self.receiver = receiver
  }

  struct Receiver {
    var type: String
    /// `nil` in a static member.
    var instance: Variable?
  }

  /// The receiver of the innermost member around.
  var nearestReceiver: Receiver? {
    var scope: Scope? = self
    while let current = scope {
      if let receiver = current.receiver { return receiver }
      scope = current.parent
    }
    return nil
  }
}

/// A variable, which closures share with the block that declares it.
final class Variable {
  var type: TypeName?
  var value: Value?
  /// What gives the value when it is first asked for, or each time for a computed one.
  var source: Source?

  init(type: TypeName?, value: Value?, source: Source? = nil) {
    self.type = type
    self.value = value
    self.source = source
  }

  enum Source {
    case initial(Expression, Scope)
    case getter([Statement], Scope)
  }
}
