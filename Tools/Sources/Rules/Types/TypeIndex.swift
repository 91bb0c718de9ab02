import Model

/// All types of the repository, with their locations.
struct TypeIndex: Sendable {
  /// A class, because rules filter tens of thousands of entries and copies would retain everything in them.
  final class Entry: Sendable {
    let type: TypeDeclaration
    /// The last part of the type's name, which most patterns are compared with.
    let simpleName: String
    let file: SourceFile
    let node: ModuleGraph.Node
    let layer: Layer?
    let isInTests: Bool

    init(type: TypeDeclaration, file: SourceFile, node: ModuleGraph.Node, layer: Layer?) {
      self.type = type
      simpleName = type.simpleName
      self.file = file
      self.node = node
      self.layer = layer
      isInTests = node.target.declaration.kind == .test
    }

    var location: SourceLocation { SourceLocation(path: file.path, position: type.position) }
  }

  /// Types and extensions, in the order of targets and files.
  let entries: [Entry]
  /// Cached, because several rules use the same role.
  private let entriesByRole: [Role: [Entry]]
  /// Extensions, by the name of the extended type.
  private let extensionsByName: [String: [Entry]]
  /// Classes, protocols and names for others, by the last part of their names.
  private let inheritableByName: [String: [Entry]]

  init(_ graph: ModuleGraph, _ layers: LayerMap, _ roles: Roles) {
    let entries = graph.nodes.flatMap { node in
      node.target.files.flatMap { file in
        let layer = layers.layer(of: file.path, in: node)
        return (file.facts.declarations?.types ?? []).map { Entry(type: $0, file: file, node: node, layer: layer) }
      }
    }
    self.entries = entries
    entriesByRole = Dictionary(uniqueKeysWithValues: roles.all.map { ($0, Self.entries(entries, as: $0)) })
    inheritableByName = Dictionary(
      grouping: entries.filter { [.class, .protocol, .typealias].contains($0.type.kind) },
      by: \.simpleName
    )
    extensionsByName = Dictionary(grouping: entries.filter { $0.type.kind == .extension }, by: \.type.name)
  }

  /// The types with a role, except in tests.
  func entries(as role: Role?) -> [Entry] {
    guard let role else { return [] }
    return entriesByRole[role] ?? Self.entries(entries, as: role)
  }

  private static func entries(_ entries: [Entry], as role: Role) -> [Entry] {
    let names = NameFilter(role)
    return entries.filter { !$0.isInTests && names.matches($0) && role.matchesPlacement($0) }
  }

  /// The classes, protocols and names for others of a name.
  func declarations(of name: String) -> [Entry] { inheritableByName[name] ?? [] }

  func names(as roles: Role?...) -> Set<String> {
    Set(roles.flatMap { entries(as: $0) }.map(\.simpleName))
  }

  /// The type's conformances, including those of its extensions in the same target.
  func conformances(of entry: Entry) -> Set<String> {
    let extensions = (extensionsByName[entry.type.name] ?? []).filter { $0.node.index == entry.node.index }
    return Set(([entry] + extensions).flatMap(\.type.parents))
  }
}

extension TypeIndex {
  /// Whether a type has one of the conformances, directly or by a protocol or a class of the repository.
  func conforms(_ entry: Entry, to names: Set<String>) -> Bool {
    var seen: Set<String> = []
    var waiting = Array(conformances(of: entry))
    while let name = waiting.popLast() {
      if names.contains(name) { return true }
      guard seen.insert(name).inserted else { continue }
      waiting += declarations(of: name).flatMap { conformances(of: $0) }
    }
    return false
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

extension Roles {
  /// All configured roles, without duplicates.
  fileprivate var all: Set<Role> {
    Set([entities, ports, adapters, useCases, views, viewModels, states, tested, mocked, named].compactMap(\.self))
  }
}

extension Role {
  /// Whether the type is in the role's layers and folders.
  func matchesPlacement(_ entry: TypeIndex.Entry) -> Bool {
    let isInLayer = layers.isEmpty || entry.layer.map { layers.matches($0.name) } ?? false
    return isInLayer && (folders.isEmpty || folders.matches(entry.file.folder))
  }
}

/// Matches types against the names and kinds of a role.
struct NameFilter {
  private let kinds: [TypeDeclaration.Kind]
  private let names: [TypePattern]
  private let except: [TypePattern]

  init(_ role: Role) {
    let types = TypeDeclaration.Kind.allCases.filter { $0 != .extension && $0 != .typealias }
    kinds = role.kinds.isEmpty ? types : role.kinds
    names = role.names.map(TypePattern.init)
    except = role.except.map(TypePattern.init)
  }

  func matches(_ entry: TypeIndex.Entry) -> Bool {
    kinds.contains(entry.type.kind)
      && (names.isEmpty || names.contains { $0.matches(entry) }) && !except.contains { $0.matches(entry) }
  }
}

/// Matches a qualified type name if the pattern contains a `.`, otherwise its last part.
private struct TypePattern {
  private let glob: Glob
  private let isQualified: Bool

  init(_ pattern: Pattern) {
    glob = pattern.glob
    isQualified = pattern.text.utf8.contains(UInt8(ascii: "."))
  }

  func matches(_ entry: TypeIndex.Entry) -> Bool {
    glob.matches(isQualified ? entry.type.name : entry.simpleName)
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
      subject: subject ?? entry.type.name
    )
  }
}

extension Rule {
  /// A configured role that no type has.
  func unmatchedRole(_ role: Role?, _ name: String, in context: RuleContext) -> [UnmatchedSetting] {
    guard let role, context.readsDeclarations, context.types.entries(as: role).isEmpty else { return [] }
    return [UnmatchedSetting(position: role.position, message: "no type plays the role `\(name)`")]
  }
}
