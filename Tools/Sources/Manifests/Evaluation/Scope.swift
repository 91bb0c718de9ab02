/// The names visible in a block.
final class Scope {
  let parent: Scope?
  var variables: [String: Variable] = [:]
  var functions: [String: [FunctionSyntax]] = [:]
  /// The meaning of `self` and `Self` in a member's scope.
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

  /// The receiver of the innermost enclosing member.
  var nearestReceiver: Receiver? {
    var scope: Scope? = self
    while let current = scope {
      if let receiver = current.receiver { return receiver }
      scope = current.parent
    }
    return nil
  }
}

/// A variable, shared between closures and the block that declares it.
final class Variable {
  var type: TypeName?
  var value: Value?
  /// Computes the value: once when it is first read, or on every read of a computed variable.
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
