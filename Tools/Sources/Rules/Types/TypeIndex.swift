import Model

/// Every type of the repository, with where it lies.
struct TypeIndex: Sendable {
  /// A class, as rules filter tens of thousands of them and a copy would count the references of all that it holds.
  final class Entry: Sendable {
    let type: TypeDeclaration
    /// The last part of the type's name, which every pattern of every role is held against.
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
  /// What plays each role, as several rules ask for the same one.
  private let entriesByRole: [Role: [Entry]]
  /// The extensions of types by those types' names.
  private let extensionsByName: [String: [Entry]]

  init(_ graph: ModuleGraph, _ layers: LayerMap, _ roles: Roles) {
    let entries = graph.nodes.flatMap { node in
      let layer = layers.layer(of: node)
      return node.target.files.flatMap { file in
        (file.facts.declarations?.types ?? []).map { Entry(type: $0, file: file, node: node, layer: layer) }
      }
    }
    self.entries = entries
    entriesByRole = Dictionary(uniqueKeysWithValues: roles.all.map { ($0, Self.entries(entries, as: $0)) })
    extensionsByName = Dictionary(grouping: entries.filter { $0.type.kind == .extension }, by: \.type.name)
  }

  /// What plays a role, outside tests.
  func entries(as role: Role?) -> [Entry] {
    guard let role else { return [] }
    return entriesByRole[role] ?? Self.entries(entries, as: role)
  }

  private static func entries(_ entries: [Entry], as role: Role) -> [Entry] {
    let names = NameFilter(role)
    return entries.filter { !$0.isInTests && names.fits($0) && role.isPlacedSo($0) }
  }

  func names(as roles: Role?...) -> Set<String> {
    Set(roles.flatMap { entries(as: $0) }.map(\.simpleName))
  }

  /// What a type conforms to, its extensions in the same target included.
  func conformances(of entry: Entry) -> Set<String> {
    let extensions = (extensionsByName[entry.type.name] ?? []).filter { $0.node.index == entry.node.index }
    return Set(([entry] + extensions).flatMap(\.type.conformances))
  }
}

extension TypeDeclaration {
  /// The protocols and classes of the inheritance clause, without `any`, attributes, arguments and module names.
  var conformances: [String] {
    inherited.flatMap { $0.split(separator: "&") }.compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).filter {
        !$0.hasPrefix("@") && !["any", "nonisolated"].contains($0)
      }
      return words.first?.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    }
  }
}

extension Roles {
  /// Every role that the configuration states, each once.
  fileprivate var all: Set<Role> {
    Set([entities, ports, adapters, useCases, views, viewModels, states, tested, mocked, named].compactMap(\.self))
  }
}

extension Role {
  /// Whether the type lies where the role's types lie.
  func isPlacedSo(_ entry: TypeIndex.Entry) -> Bool {
    let isInLayer = layers.isEmpty || entry.layer.map { layers.matches($0.name) } ?? false
    return isInLayer && (folders.isEmpty || folders.matches(entry.file.folder))
  }
}

/// Tells the types whose name and kind are a role's, with what is asked of each of them worked out once.
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

  func fits(_ entry: TypeIndex.Entry) -> Bool {
    kinds.contains(entry.type.kind)
      && (names.isEmpty || names.contains { $0.matches(entry) }) && !except.contains { $0.matches(entry) }
  }
}

/// A pattern that stands for a type: by its whole name where the pattern holds a `.`, else by the last part.
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
  /// A role that the configuration states and no type plays.
  func idleRole(_ role: Role?, _ name: String, in context: RuleContext) -> [IdleSetting] {
    guard let role, context.readsDeclarations, context.types.entries(as: role).isEmpty else { return [] }
    return [IdleSetting(position: role.position, message: "no type plays the role `\(name)`")]
  }
}
