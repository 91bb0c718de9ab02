import Model

/// All types of the repository, with their locations.
struct TypeIndex: Sendable {
  /// A class, because rules filter tens of thousands of entries and copies would retain everything in them.
  final class Entry: Sendable {
    private let types: [TypeDeclaration]
    private let number: Int
    // Copies, because each use of a type retains everything in it.
    let kind: TypeDeclaration.Kind
    let name: String
    /// The last part of the type's name, which most patterns are compared with.
    let simpleName: String
    let file: SourceFile
    let node: ModuleGraph.Node
    let layer: Layer?
    let isInTests: Bool

    init(_ types: [TypeDeclaration], _ number: Int, file: SourceFile, node: ModuleGraph.Node, layer: Layer?) {
      self.types = types
      self.number = number
      kind = types[number].kind
      name = types[number].name
      simpleName = TypeDeclaration.simpleName(of: name)
      self.file = file
      self.node = node
      self.layer = layer
      isInTests = node.target.declaration.kind == .test
    }

    var type: TypeDeclaration { types[number] }

    var location: SourceLocation { SourceLocation(path: file.path, position: type.position) }
  }

  /// Types and extensions, in the order of targets and files.
  let entries: [Entry]
  /// Cached, because each is asked for twice.
  private var entriesByFilter: [TypeFilter: [Entry]] = [:]
  /// Extensions, by the name of the extended type.
  private let extensionsByName: [String: [Entry]]
  /// Classes, protocols and names for others, by the last part of their names.
  private let inheritableByName: [String: [Entry]]

  /// The number of targets that declare a type of each name.
  private let declaringTargets: [String: Int]

  init(_ graph: ModuleGraph, _ layers: LayerMap, _ filters: [TypeFilter]) {
    let entries = graph.nodes.flatMap { node in
      node.target.files.flatMap { file in
        let layer = layers.layer(of: file.path, in: node)
        let types = file.facts.declarations?.types ?? []
        return types.indices.map { Entry(types, $0, file: file, node: node, layer: layer) }
      }
    }
    self.entries = entries
    // Only filters ask for the rest.
    let types = filters.isEmpty ? [] : entries
    var inheritable: [String: [Entry]] = [:]
    var extensions: [String: [Entry]] = [:]
    for entry in types {
      switch entry.kind {
      case .class, .protocol, .typealias: inheritable[entry.simpleName, default: []].append(entry)
      case .extension: extensions[entry.name, default: []].append(entry)
      case .actor, .enum, .struct: break
      }
    }
    var targets: [String: Set<Int>] = [:]
    for entry in types where entry.kind != .extension && extensions[entry.name] != nil {
      targets[entry.name, default: []].insert(entry.node.index)
    }
    inheritableByName = inheritable
    extensionsByName = extensions
    declaringTargets = targets.mapValues(\.count)
    entriesByFilter = Dictionary(filters.map { ($0, selected($0)) }) { first, _ in first }
  }

  /// The types that a filter selects, except in tests.
  func entries(_ filter: TypeFilter) -> [Entry] { entriesByFilter[filter] ?? selected(filter) }

  private func selected(_ filter: TypeFilter) -> [Entry] {
    let names = NameFilter(filter)
    return entries.filter { entry in
      !entry.isInTests && names.matches(entry.kind, entry.name, entry.simpleName) && filter.matchesPlacement(entry)
        && (filter.conformances.isEmpty || filter.conformances.contains { conforms(entry, to: $0) })
    }
  }

  /// The classes, protocols and names for others of a name.
  func declarations(of name: String) -> [Entry] { inheritableByName[name] ?? [] }

  /// The extensions of a type in its own target.
  func ownExtensions(of entry: Entry) -> [Entry] {
    (extensionsByName[entry.name] ?? []).filter { $0.node.index == entry.node.index }
  }

  /// The extensions of a type, except in tests; those in other targets only if no other type has its name.
  func extensions(of entry: Entry) -> [Entry] {
    declaringTargets[entry.name] ?? 1 > 1
      ? ownExtensions(of: entry) : (extensionsByName[entry.name] ?? []).filter { !$0.isInTests }
  }
}

extension TypeIndex {
  /// What protocols of the standard library refine.
  private static let refined = [
    "Codable": ["Decodable", "Encodable"], "Comparable": ["Equatable"], "Hashable": ["Equatable"],
    "SetAlgebra": ["Equatable"], "Strideable": ["Comparable", "Equatable"],
  ]

  /// Whether a declaration conforms to what a pattern names, directly or by a protocol or a class of the repository. Its
  /// extensions are other declarations.
  ///
  /// - Parameter orRefines: Whether protocols of the standard library count as well, such as `Hashable` for `Equatable`.
  func conforms(_ entry: Entry, to pattern: Pattern, orRefines: Bool = false) -> Bool {
    if entry.type.inherited.contains(where: pattern.matches) { return true }
    var seen: Set<String> = []
    var waiting = entry.type.conformances
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if pattern.matches(name) { return true }
      if orRefines { waiting += Self.refined[name] ?? [] }
      if pattern.glob.isPattern { continue }
      for inherited in declarations(of: name) {
        waiting += ([inherited] + ownExtensions(of: inherited)).flatMap(\.type.parents)
      }
    }
    return false
  }

  private static let mainActors = ["MainActor", "Swift.MainActor", "_Concurrency.MainActor"]

  /// Whether a type is isolated to the main actor: by its own attribute, by default, or by what it inherits.
  func isOnMainActor(_ entry: Entry) -> Bool {
    var seen: Set<String> = []
    var rest = [entry]
    while let next = rest.popLast() {
      if Self.mainActors.contains(where: next.type.has) || next.isIsolatedByDefault { return true }
      if next.type.modifiers.contains("nonisolated") { continue }
      for name in next.type.parents where seen.insert(name).inserted { rest += declarations(of: name) }
    }
    return false
  }
}

extension TypeIndex.Entry {
  fileprivate var isIsolatedByDefault: Bool {
    node.target.declaration.settings.contains(.defaultIsolation("MainActor")) && !type.modifiers.contains("nonisolated")
      && type.kind != .typealias
  }
}

extension TypeDeclaration {
  /// The protocols and classes of the inheritance clause, without `any`, attributes, arguments and module names.
  var conformances: [String] { kind == .typealias ? [] : parents }

  /// The conformances, or what a `typealias` stands for.
  var parents: [String] {
    inherited.flatMap { $0.split(separator: "&") }.compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).filter {
        !$0.hasPrefix("@") && !["any", "nonisolated"].contains($0)
      }
      return words.first?.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    }
  }
}

extension TypeFilter {
  /// Whether the type is in the layers and folders.
  func matchesPlacement(_ entry: TypeIndex.Entry) -> Bool {
    let isInLayer = layers.isEmpty || entry.layer.map { layers.matches($0.name) } ?? false
    return isInLayer && (folders.isEmpty || folders.matches(entry.file.folder))
  }
}

/// Matches types against the names and kinds of a filter.
struct NameFilter: Sendable {
  private let kinds: [TypeDeclaration.Kind]
  private let names: [TypePattern]
  private let except: [TypePattern]

  init(_ filter: TypeFilter) {
    let types = TypeDeclaration.Kind.allCases.filter { $0 != .extension && $0 != .typealias }
    kinds = filter.kinds.isEmpty ? types : filter.kinds
    names = filter.names.map(TypePattern.init)
    except = filter.except.map(TypePattern.init)
  }

  func matches(_ kind: TypeDeclaration.Kind, _ name: String, _ simpleName: @autoclosure () -> String) -> Bool {
    guard kinds.contains(kind) else { return false }
    let simpleName = simpleName()
    return (names.isEmpty || names.contains { $0.matches(name, simpleName) })
      && !except.contains { $0.matches(name, simpleName) }
  }
}

/// Matches a qualified type name if the pattern contains a `.`, otherwise its last part.
private struct TypePattern: Sendable {
  private let glob: Glob
  private let isQualified: Bool

  init(_ pattern: Pattern) {
    glob = pattern.glob
    isQualified = pattern.text.utf8.contains(UInt8(ascii: "."))
  }

  func matches(_ name: String, _ simpleName: String) -> Bool {
    glob.matches(isQualified ? name : simpleName)
  }
}

extension Finding {
  /// A finding about a type.
  init(_ rule: some Rule, about entry: TypeIndex.Entry, message: String, advice: String? = nil, subject: String? = nil)
  {
    self.init(
      rule,
      at: entry.location,
      length: entry.simpleName.utf8.count,
      message: message,
      advice: advice,
      condition: entry.type.condition,
      subject: subject ?? entry.name
    )
  }
}
