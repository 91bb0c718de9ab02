/// A type as a manifest writes it.
indirect enum TypeName: Hashable, Sendable {
  /// A type by its name, with dots and without generic arguments.
  case named(String)
  case list(TypeName)
  case set(TypeName)
  case dictionary(TypeName, TypeName)
  /// `KeyValuePairs`: a dictionary that keeps its order.
  case pairs(TypeName, TypeName)
  case optional(TypeName)
  case tuple([Part])
  case function
  /// A type that nothing depends on, such as one that was left to inference.
  case anything

  static let text = TypeName.named("String")

  /// A part of a tuple.
  struct Part: Hashable, Sendable {
    var label: String?
    var type: TypeName
  }
}
