import Model

struct FeatureRule: Rule {
  static let documentation = RuleDocumentation(
    name: "feature",
    summary: "features do not depend on each other",
    why: """
      A feature that can be read, changed and removed on its own is worth more than the few lines that two features \
      could share. Code that both need belongs in a shared place. Tests are free. Targets whose names differ only by \
      `API`, `Demo`, `Example`, `Interface`, `Mocks` or `Testing` at their ends are one feature; others import its \
      interface only if `shared` names it.
      """,
    fix: "Move the common code into a shared folder or target, or connect the features where both are used.",
    broken: """
      // Presentation/Products, beside Presentation/Articles
      let related: ArticleListViewModel   // seen are the names of top-level types, not of functions and constants
      """,
    kept: """
      // Presentation/Products
      coordinator.navigate(to: .articleList())
      """
  )

  static func isConfigured(in configuration: Configuration) -> Bool { !configuration.features.isEmpty }

  static func reads(_ configuration: Configuration) -> SourceDepth {
    configuration.features.contains { !$0.folders.isEmpty } ? .declarations : .imports
  }

  func findings(in context: RuleContext) -> [Finding] {
    targetFindings(context) + context.configuration.features.flatMap { folderFindings($0, context) }
  }

  private func targetFindings(_ context: RuleContext) -> [Finding] {
    context.findings { step, node in
      guard case .target(let index) = step.destination, case let other = context.graph.nodes[index],
        context.separates(node, other)
      else { return nil }
      let message = "the feature \(node.target.name) imports the feature \(other.target.name)"
      return Finding(self, at: step.place, message: message)
    }
  }

  private func folderFindings(_ group: FeatureGroup, _ context: RuleContext) -> [Finding] {
    if group.folders.isEmpty { return [] }
    return context.graph.nodes.flatMap { node -> [Finding] in
      // Each folder once, because it has many files.
      let folders = Set(node.target.files.map(\.folder))
      let features = folders.reduce(into: [String: String]()) { $0[$1] = group.feature(of: $1) }
      if features.isEmpty { return [] }
      return foreignUses(in: node.target.files, parts: node.target.files.map { features[$0.folder] }).map { use in
        Finding(
          self,
          at: use.mention.place(in: use.file),
          message: "the feature \(use.own) uses \(use.mention.name) of the feature \(use.other)",
          subject: "\(use.mention.name) of \(use.other)"
        )
      }
    }
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    lazy var folders = Set(context.graph.nodes.flatMap { $0.target.files.map(\.folder) })
    return context.configuration.features.flatMap { group -> [UnmatchedSetting] in
      var unmatched = context.unmatched(group.targets, before: "the features ", after: " match no target")
      for pattern in group.folders {
        if !folders.contains(where: { pattern.leadingFolder(of: $0) != nil }) {
          unmatched.append(UnmatchedSetting(pattern, "the feature folders `\(pattern.text)` match no folder"))
        } else if group.targets.isEmpty, group.folders.count == 1, !pattern.glob.isPattern {
          let message = "`\(pattern.text)` is only one feature; `\(pattern.text)/*` is one for each folder in it"
          unmatched.append(UnmatchedSetting(pattern, message))
        }
      }
      return unmatched + group.misspellings(folders, context.graph.nodes)
    }
  }
}

/// A mention of a type that only another part of the same target declares, such as a feature.
typealias ForeignUse = (file: SourceFile, own: String, mention: Mention, other: String)

func foreignUses(in files: [SourceFile], parts: [String?]) -> [ForeignUse] {
  guard Set(parts).count > 1 else { return [] }
  var owners: [String: Set<String?>] = [:]
  for (file, part) in zip(files, parts) {
    for type in file.types where type.kind != .extension && !type.isNested {
      if type.access != .private, type.access != .fileprivate { owners[type.name, default: []].insert(part) }
    }
  }
  let onlyOwners = owners.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  // Types, by the names of those nested in them, and of their generic parameters and associated types.
  var outerNames: [String: Set<Substring>] = [:]
  for name in files.flatMap({ $0.types.filter(\.isNested).map(\.name) + $0.parameters }) {
    let simpleName = TypeDeclaration.simpleName(of: name)
    if onlyOwners[simpleName] != nil {
      outerNames[simpleName, default: []].insert(name.dropLast(simpleName.count + 1))
    }
  }
  return zip(files, parts).flatMap { file, part -> [ForeignUse] in
    guard let own = part else { return [] }
    lazy var ownNames = Set(file.types.filter { $0.kind != .extension }.map(\.name) + file.parameters)
    return (file.facts.declarations?.mentions ?? []).compactMap { mention in
      guard let other = onlyOwners[mention.name], other != own, !ownNames.contains(mention.name) else { return nil }
      let foreign = outerNames[mention.name].map { file.mention(like: mention, outside: $0) } ?? mention
      return foreign.map { (file, own, $0, other) }
    }
  }
}

extension SourceFile {
  fileprivate var types: [TypeDeclaration] { facts.declarations?.types ?? [] }
  fileprivate var parameters: [String] { facts.declarations?.parameters ?? [] }

  /// The first mention of a name that is not in some types, in which it means something else.
  fileprivate func mention(like first: Mention, outside scopes: Set<Substring>) -> Mention? {
    let mentions = types.map { type in type.mentions.filter { $0.name == first.name } }
    let isScope = { (name: String) in scopes.contains { name[...] == $0 || name.hasPrefix("\($0).") } }
    let inScope = zip(types, mentions).filter { type, mentions in
      !mentions.isEmpty && ([type.name] + type.parents).contains(where: isScope)
    }
    let hidden = Set(inScope.flatMap { $1.map(\.position) })
    return ([first] + mentions.joined()).first { !hidden.contains($0.position) }
  }
}

extension FeatureGroup {
  /// The ends of the names of targets that are part of a feature.
  private static let roles = ["API", "Demo", "Example", "Interface", "Mocks", "Testing"]

  /// The feature that a target is part of, or `nil` if it is none.
  func feature(of node: ModuleGraph.Node) -> String? {
    let isFeature = targets.matches(node) && !shared.matches(node.target.name) && node.kind != .test
    return isFeature ? Self.feature(of: node.target.name) : nil
  }

  /// The feature that a target is part of: `Cart` for `CartInterface` and `CartInterfaceTesting`.
  private static func feature(of name: String) -> String {
    roles.first(where: name.hasSuffix).map { feature(of: String(name.dropLast($0.count))) } ?? name
  }

  /// The entries of `shared` that are no feature, but resemble one. Any other may name a folder of the future.
  fileprivate func misspellings(_ paths: Set<String>, _ nodes: [ModuleGraph.Node]) -> [UnmatchedSetting] {
    if shared.isEmpty { return [] }
    let names = paths.flatMap { path in
      folders.compactMap { $0.leadingFolder(of: path)?.pathParts.last.map(String.init) }
    }
    let features = Set(names + nodes.filter { targets.matches($0) }.map(\.target.name)).sorted()
    return shared.filter { !features.contains(where: $0.matches) }.compactMap { shared in
      if shared.text.contains("/") {
        return UnmatchedSetting(shared, "`\(shared.text)` of `shared` is a path, not the name of a feature")
      }
      return shared.text.closest(of: features).map {
        UnmatchedSetting(shared, "`\(shared.text)` of `shared` is no feature; did you mean `\($0)`?")
      }
    }
  }

  fileprivate func feature(of path: String) -> String? {
    guard let folder = folders.lazy.compactMap({ $0.leadingFolder(of: path) }).first else { return nil }
    let name = folder.pathParts.last.map(String.init) ?? folder
    return shared.matches(name) ? nil : name
  }
}

extension Pattern {
  /// The leading part of a path that the pattern matches, or `nil` if it matches none.
  fileprivate func leadingFolder(of path: String) -> String? {
    let (parts, depth) = (path.pathParts, text.pathParts.count)
    guard parts.count >= depth, let last = parts.prefix(depth).last else { return nil }
    let folder = String(path[..<last.endIndex])
    return matches(folder) ? folder : nil
  }
}
