import Model
import Threading

/// All types of the repository, with their locations.
struct TypeIndex: Sendable {
  /// The types of a file in a target. A class, like ``SourceFile``.
  final class Place: Sendable {
    let file: SourceFile
    let node: ModuleGraph.Node
    let layer: Layer?
    let isInTests: Bool
    let types: [TypeDeclaration]
    /// For each type in the body of another one, the number of that one.
    fileprivate let enclosing: [Int: Int]

    init(_ file: SourceFile, in node: ModuleGraph.Node, _ layer: Layer?) {
      self.file = file
      self.node = node
      self.layer = layer
      isInTests = node.kind == .test
      types = file.facts.declarations?.types ?? []
      var (open, enclosing): ([Int], [Int: Int]) = ([], [:])
      for number in types.indices {
        let (name, kind) = (types[number].name, types[number].kind)
        while let last = open.last, kind == .extension || !name.isNested(in: types[last].name) { open.removeLast() }
        if let last = open.last { enclosing[number] = last }
        open.append(number)
      }
      self.enclosing = enclosing
    }

    var entries: [Entry] { types.indices.map { Entry(place: self, number: $0) } }
  }

  /// A type or extension. Its parts are read one at a time, because a copy of a type would retain everything in it.
  struct Entry: Hashable, Sendable {
    let place: Place
    fileprivate let number: Int

    static func == (left: Self, right: Self) -> Bool { left.place === right.place && left.number == right.number }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(place))
      hasher.combine(number)
    }

    var type: TypeDeclaration { place.types[number] }
    var kind: TypeDeclaration.Kind { place.types[number].kind }
    var name: String { place.types[number].name }
    /// The last part of the type's name, which most patterns are compared with.
    var simpleName: String { TypeDeclaration.simpleName(of: name) }

    /// The type or extension whose body it is in.
    var enclosing: Self? { place.enclosing[number].map { Self(place: place, number: $0) } }

    /// The level of its own, or of the extension whose body it is in.
    var access: AccessLevel {
      place.types[number].access ?? enclosing.flatMap { $0.kind == .extension ? $0.type.access : nil } ?? .internal
    }

    var parents: [String] { place.types[number].parents }

    /// Whether other files see it, except in tests.
    fileprivate var isVisible: Bool { !place.isInTests && access != .private && access != .fileprivate }

    var findingPlace: Finding.Place {
      let length = (kind == .extension ? name : simpleName).utf8.count
      return Finding.Place(place.file.path, type.position, length: length, type.condition, subject: name)
    }
  }

  /// In the order of targets and files.
  let places: [Place]
  /// The entries of `types` in the configuration, each with the types that it selects, except in tests.
  private(set) var selected: [(constraint: TypeConstraint, entries: [Entry])] = []
  /// Extensions, by the name of the extended type.
  private let extensionsByName: [String: [Entry]]
  private let typesByName: [String: [Entry]]
  /// The names of types that several targets declare for each other.
  private let sharedNames: Set<String>
  /// Classes, protocols and names for others, except in tests, by the last part of their names and by module.
  private let inheritableByName: [String: [String: [Entry]]]
  let globalActors: Set<String>

  init(_ nodes: [ModuleGraph.Node], _ layers: LayerMap, _ constraints: [TypeConstraint]) async {
    let places = nodes.flatMap { node in
      node.target.files.filter { $0.facts.declarations?.types.isEmpty == false }
        .map { Place($0, in: node, layers.layer(of: $0.path, in: node)?.layer) }
    }
    self.places = places
    // Only the entries of `types` ask for the rest.
    let asked = constraints.isEmpty ? [] : places.flatMap(\.entries)
    async let inheritableByName = Dictionary(
      grouping: asked.lazy.filter { [.class, .protocol, .typealias].contains($0.kind) && !$0.place.isInTests },
      by: \.simpleName
    )
    .mapValues { Dictionary(grouping: $0, by: \.place.node.moduleName) }
    async let types = asked.reduce(into: [String: [Entry]](minimumCapacity: asked.count)) { types, entry in
      if ![.extension, .typealias].contains(entry.kind) { types[entry.name, default: []].append(entry) }
    }
    async let extensions = Dictionary(grouping: asked.lazy.filter { $0.kind == .extension }, by: \.name)
    let actors = asked.lazy.filter { $0.place.types[$0.number].attributes.contains("globalActor") }.map(\.simpleName)
    globalActors = Set(actors).union(["MainActor"])
    self.inheritableByName = await inheritableByName
    let typesByName = await types
    self.typesByName = typesByName
    sharedNames = Set(
      typesByName.filter { $1.count > 1 && Set($1.lazy.filter(\.isVisible).map(\.place.node.index)).count > 1 }.keys
    )
    var extensionsByName = await extensions
    // `App.Order` is `Order`, if `App` is a module and no type.
    let modules = Set(nodes.map(\.moduleName)).filter { typesByName[$0]?.contains(where: \.isVisible) != true }
    let qualified = extensionsByName.keys.filter { name in
      name.utf8.firstIndex(of: UInt8(ascii: ".")).map { modules.contains(String(name[..<$0])) } ?? false
    }
    for name in qualified.sorted() {
      let entries = extensionsByName.removeValue(forKey: name) ?? []
      extensionsByName[String(name.drop { $0 != "." }.dropFirst()), default: []] += entries
    }
    self.extensionsByName = extensionsByName
    let index = self
    selected = Parallel.map(constraints) { ($0, index.entries($0.match)) }
  }

  private func entries(_ filter: TypeFilter) -> [Entry] {
    places.filter { !$0.isInTests && filter.includes($0) }.flatMap { place in
      place.types.indices.filter { filter.includes(place.types[$0].kind) && filter.includes(place.types[$0].name) }
        .map { Entry(place: place, number: $0) }
        .filter { entry in
          let parts = filter.conformances.isEmpty ? [] : parts(of: entry, filter)
          return parts.isEmpty || filter.conformances.contains { conforms(parts, to: $0) }
        }
    }
  }

  /// A type with its own extensions, unless they are selected themselves.
  func parts(of entry: Entry, _ filter: TypeFilter) -> [Entry] {
    filter.kinds.contains(.extension) ? [entry] : [entry] + ownExtensions(of: entry)
  }

  func ownExtensions(of entry: Entry) -> [Entry] {
    (extensionsByName[entry.name] ?? []).filter { $0.place.node.index == entry.place.node.index }
  }

  /// The extensions of a type, except in tests; those in other targets only if just one target has a type of its name.
  func extensions(of entry: Entry) -> [Entry] {
    sharedNames.contains(entry.name)
      ? ownExtensions(of: entry) : (extensionsByName[entry.name] ?? []).filter { !$0.place.isInTests }
  }

  /// The type that an extension extends, in its own target or else in another one.
  func extended(by entry: Entry) -> [Entry] {
    let types = entry.kind == .extension ? typesByName[entry.name] ?? [] : []
    let own = types.filter { $0.place.node.index == entry.place.node.index }
    return own.isEmpty ? types : own
  }

  /// The last parts of the names of all protocols and classes that declarations inherit from.
  func inheritedNames(of entries: [Entry]) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<Entry> = []
    var waiting = entries
    while let next = waiting.popLast() {
      for name in next.parents {
        names.insert(TypeDeclaration.simpleName(of: name))
        for parent in declarations(of: name, in: next) where seen.insert(parent).inserted {
          waiting += [parent] + ownExtensions(of: parent)
        }
      }
    }
    return names
  }

  /// What a name in the heading of a type stands for: the nearest one in its own module, or else in an imported one.
  func declarations(of name: String, in entry: Entry) -> [Entry] {
    guard let byModule = inheritableByName[TypeDeclaration.simpleName(of: name)] else { return [] }
    let (node, imports) = (entry.place.node, entry.place.file.facts.imports)
    let modules = byModule.count > 1 ? [node.moduleName] + imports.map(\.module) : Array(byModule.keys)
    let candidates = modules.compactMap { byModule[$0] }
    for candidates in candidates {
      // In `A.B`, the name `C` may be `A.B.C`, `A.C` or `C`.
      let inScope = candidates.filter {
        $0.name.hasSuffix(name) && (entry.name + ".").hasPrefix($0.name.dropLast(name.count))
      }
      let longest = inScope.map(\.name.utf8.count).max()
      if longest != nil { return inScope.filter { $0.name.utf8.count == longest } }
    }
    return byModule[String(name.prefix { $0 != "." })] ?? candidates.first ?? []
  }
}

extension String {
  /// Whether it has only what names have, as most texts do.
  fileprivate var isName: Bool {
    utf8.allSatisfy { $0 > UInt8(ascii: "@") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Whether it is the qualified name of something in a type.
  fileprivate func isNested(in type: String) -> Bool {
    utf8.dropFirst(type.utf8.count).first == UInt8(ascii: ".") && utf8.starts(with: type.utf8)
  }
}

extension TypeDeclaration {
  /// The last parts of the names of the protocols and classes in the inheritance clause.
  var conformances: [String] { kind == .typealias ? [] : parents.map(Self.simpleName) }

  /// What is in the inheritance clause, or what a `typealias` stands for, without `any`, attributes and arguments.
  var parents: [String] {
    if inherited.allSatisfy(\.isName) { return inherited }
    return inherited.flatMap { $0.split(separator: "&") }.compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).filter {
        !$0.hasPrefix("@") && !["any", "nonisolated"].contains($0)
      }
      return words.first.map { String($0.prefix { $0 != "<" }) }
    }
  }
}
