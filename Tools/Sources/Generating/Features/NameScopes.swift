/// Where a Swift source mentions names, and the scopes around each mention.
///
/// It knows nothing of other files; ``FeatureUses`` decides what a name means.
struct NameScopes {
  /// A file, a declaration or a block.
  struct Scope {
    let parent: Int?
    /// The type that is declared or extended here, such as `Outer.Inner`.
    var type: String?
    /// What the type inherits from or conforms to.
    var inherited: [String] = []
    /// The types, associated types and generic parameters that are declared here.
    var declared: Set<String> = []
  }

  struct Mention: Hashable {
    let name: String
    let scope: Int
    /// The first word of `Domain.Order`.
    let qualifier: String?
  }

  /// The scope of the file comes first.
  var scopes = [Scope(parent: nil)]
  var mentions: Set<Mention> = []
  /// The types that the file declares for others.
  var shared: Set<String> = []

  /// The scope and those around it, from the inside.
  func scopes(around scope: Int) -> some Sequence<Scope> {
    sequence(first: scopes[scope]) { $0.parent.map { scopes[$0] } }
  }
}

extension NameScopes {
  init(_ text: String) {
    self = NameReader.names(in: text)
  }
}
