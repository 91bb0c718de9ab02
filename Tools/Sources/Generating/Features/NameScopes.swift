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

/// The types that are declared in other types, with those that come from protocols and superclasses.
struct TypeMembers {
  private var declared: [String: Set<String>] = [:]
  private var inherited: [String: [String]] = [:]

  init(of sources: some Sequence<NameScopes>) {
    for scope in sources.flatMap(\.scopes) {
      guard let type = scope.type else { continue }
      declared[type, default: []].formUnion(scope.declared)
      inherited[type, default: []] += scope.inherited
    }
  }

  /// Whether a name means a member in the body of a type.
  func has(_ name: String, in type: String) -> Bool {
    var reached: Set = [type]
    var waiting = [type]
    while let type = waiting.popLast() {
      if declared[type]?.contains(name) == true { return true }
      let next = (inherited[type] ?? []).flatMap { Self.meanings(of: $0, in: type) }.filter { !reached.contains($0) }
      reached.formUnion(next)
      waiting += next
    }
    return false
  }

  /// What a type's name can mean where another type is declared: it, or one in the same types.
  private static func meanings(of name: String, in type: String) -> [String] {
    let outer = type.split(separator: ".").dropLast()
    return [name] + outer.indices.map { (outer[...$0] + [name[...]]).joined(separator: ".") }
  }
}
