import Model

/// All types of the repository, with their locations.
struct TypeIndex: Sendable {
  /// The types of a file in a target. A class, like ``SourceFile``.
  final class Place: Sendable {
    let file: SourceFile
    let node: ModuleGraph.Node
    let layer: Layer?
    let isInTests: Bool
    let types: [TypeDeclaration]

    init(_ file: SourceFile, in node: ModuleGraph.Node, _ layer: Layer?) {
      self.file = file
      self.node = node
      self.layer = layer
      isInTests = node.target.declaration.kind == .test
      types = file.facts.declarations?.types ?? []
    }

    var entries: [Entry] { types.indices.map { Entry(place: self, number: $0) } }
  }

  /// A type or extension. Its parts are read one at a time, because a copy of a type would retain everything in it.
  struct Entry: Sendable {
    let place: Place
    fileprivate let number: Int

    var type: TypeDeclaration { place.types[number] }
    var kind: TypeDeclaration.Kind { place.types[number].kind }
    var name: String { place.types[number].name }
    /// The last part of the type's name, which most patterns are compared with.
    var simpleName: String { TypeDeclaration.simpleName(of: name) }

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
  /// The names of types that several targets declare.
  private let sharedNames: Set<String>
  /// Classes, protocols and names for others, by the last part of their names.
  private let inheritableByName: [String: [Entry]]

  init(_ nodes: [ModuleGraph.Node], _ layers: LayerMap, _ constraints: [TypeConstraint]) async {
    let places = nodes.flatMap { node in
      node.target.files.compactMap { file in
        let hasTypes = file.facts.declarations?.types.isEmpty == false
        return hasTypes ? Place(file, in: node, layers.layer(of: file.path, in: node)?.layer) : nil
      }
    }
    self.places = places
    // Only the entries of `types` ask for the rest.
    let asked = constraints.isEmpty ? [] : places.flatMap(\.entries)
    async let inheritableByName = Dictionary(
      grouping: asked.filter { [.class, .protocol, .typealias].contains($0.kind) },
      by: \.simpleName
    )
    async let sharedNames = Self.sharedNames(of: asked)
    extensionsByName = Dictionary(grouping: asked.filter { $0.kind == .extension }, by: \.name)
    self.inheritableByName = await inheritableByName
    self.sharedNames = await sharedNames
    let index = self
    selected = await withTaskGroup { group in
      for (number, constraint) in constraints.enumerated() {
        group.addTask { (number, index.entries(constraint.match)) }
      }
      return await group.reduce(into: constraints.map { ($0, []) }) { $0[$1.0].entries = $1.1 }
    }
  }

  private static func sharedNames(of entries: [Entry]) -> Set<String> {
    var (owners, shared): ([String: Int], Set<String>) = ([:], [])
    for entry in entries where entry.kind != .extension {
      let owner = entry.place.node.index
      if let other = owners.updateValue(owner, forKey: entry.name), other != owner { shared.insert(entry.name) }
    }
    return shared
  }

  private func entries(_ filter: TypeFilter) -> [Entry] {
    places.filter { !$0.isInTests && filter.includes($0) }.flatMap { place in
      place.types.indices.filter { filter.includes(place.types[$0].kind, place.types[$0].name) }
        .map { Entry(place: place, number: $0) }
        .filter { entry in filter.conformances.isEmpty || filter.conformances.contains { conforms(entry, to: $0) } }
    }
  }

  func ownExtensions(of entry: Entry) -> [Entry] {
    (extensionsByName[entry.name] ?? []).filter { $0.place.node.index == entry.place.node.index }
  }

  /// The extensions of a type, except in tests; those in other targets only if no other type has its name.
  func extensions(of entry: Entry) -> [Entry] {
    sharedNames.contains(entry.name)
      ? ownExtensions(of: entry) : (extensionsByName[entry.name] ?? []).filter { !$0.place.isInTests }
  }

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
      for inherited in inheritableByName[name] ?? [] {
        waiting += ([inherited] + ownExtensions(of: inherited)).flatMap(\.type.parents)
      }
    }
    return false
  }

  /// Whether a type is isolated to the main actor: by its own attribute, by default, or by what it inherits.
  func isOnMainActor(_ entry: Entry) -> Bool {
    var seen: Set<String> = []
    var rest = [entry]
    while let next = rest.popLast() {
      if next.type.has("MainActor") || next.isIsolatedByDefault { return true }
      if next.type.modifiers.contains("nonisolated") { continue }
      for name in next.type.parents where seen.insert(name).inserted {
        let parents = inheritableByName[name] ?? []
        if parents.allSatisfy(\.type.isNested), Self.isOfUserInterface(name) { return true }
        rest += parents
      }
    }
    return false
  }

  /// Whether a type is one of Apple's for user interfaces, which are isolated to the main actor.
  ///
  /// Source: the declarations of UIKit, AppKit, WebKit and SwiftUI.
  private static func isOfUserInterface(_ name: String) -> Bool {
    if ["App", "Scene", "View", "ViewModifier"].contains(name) { return true }
    return ["MK", "NS", "UI", "WK"].contains(where: name.hasPrefix)
      && [
        "Application", "ApplicationDelegate", "BarController", "BarDelegate", "Button", "Cell", "Control", "Label",
        "NavigationController", "NavigationControllerDelegate", "NavigationDelegate", "Panel", "Responder",
        "SceneDelegate", "SplitViewController", "TextField", "TextFieldDelegate", "UIDelegate", "View",
        "ViewController", "ViewControllerDelegate", "ViewDataSource", "ViewDelegate", "Window", "WindowController",
        "WindowDelegate", "WindowSceneDelegate",
      ].contains(where: name.hasSuffix)
  }
}

extension TypeIndex.Entry {
  fileprivate var isIsolatedByDefault: Bool {
    place.node.target.declaration.settings.contains { $0.defaultIsolation == "MainActor" }
      && !type.modifiers.contains("nonisolated") && type.kind != .typealias
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
  /// Whether types of a kind and a qualified name are among those that it selects. A pattern without a `.` matches the
  /// last part of a name.
  func includes(_ kind: TypeDeclaration.Kind, _ name: String) -> Bool {
    let isKind = kinds.isEmpty ? kind != .extension && kind != .typealias : kinds.contains(kind)
    guard isKind else { return false }
    let simpleName = TypeDeclaration.simpleName(of: name)
    let isMatch = { (pattern: Pattern) in
      pattern.matches(pattern.text.utf8.contains(UInt8(ascii: ".")) ? name : simpleName)
    }
    return (names.isEmpty || names.contains(where: isMatch)) && !except.contains(where: isMatch)
  }

  /// Whether the types of a file are in the layers and folders.
  fileprivate func includes(_ place: TypeIndex.Place) -> Bool {
    let isInLayer = layers.isEmpty || place.layer.map { layers.matches($0.name) } ?? false
    return isInLayer && (folders.isEmpty || folders.matches(place.file.folder))
  }
}
