/// A type as written in a manifest.
indirect enum TypeName: Hashable, Sendable {
  /// A type name, with dots and without generic arguments.
  case named(String)
  case list(TypeName)
  case set(TypeName)
  case dictionary(TypeName, TypeName)
  /// `KeyValuePairs`: a dictionary that keeps its order.
  case pairs(TypeName, TypeName)
  case optional(TypeName)
  case tuple([Part])
  case function
  /// A type that does not matter, such as an inferred one.
  case anything

  static let text = TypeName.named("String")

  struct Part: Hashable, Sendable {
    var label: String?
    var type: TypeName
  }
}
