/// A value that breaks a rule of the model it was meant for.
public struct InvalidField: Error, Hashable, Sendable {
  /// The name of the field, as the model has it.
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
