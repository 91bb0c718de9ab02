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
