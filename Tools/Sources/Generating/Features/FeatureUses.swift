import Model
import Reading

/// Finds the sources that still use a type which a plan deletes.
///
/// The name alone is not a use: a nested type, an associated type or a type of another module can have it as well.
struct FeatureUses {
  /// The folders of the modules that lose a type of this name, by name.
  private var lost: [String: Set<String>] = [:]
  /// The sources that remain, by path.
  private var texts: [String: String] = [:]
  /// Those that contain one of the names.
  private var sources: [String: NameScopes] = [:]

  init(of changes: [Plan.Change], in files: RepositoryFiles) {
    for case .delete(let path, let text) in changes where path.hasSuffix(".swift") {
      for type in Clashes.types(in: text) { lost[type, default: []].insert(Self.module(of: path)) }
    }
    var names = Renaming()
    for name in lost.keys { names.add(name, "", .wholeWord) }
    let after = Dictionary(changes.map { ($0.path, $0.after ?? "") }) { first, _ in first }
    for path in files.paths where path.hasSuffix(".swift") {
      let text = after[path] ?? files.text(path) ?? ""
      texts[path] = text
      if names.isMentioned(in: text) { sources[path] = NameScopes(text) }
    }
  }

  /// One sentence for each file and name. Reading all sources is slow, so it is done last.
  func sentences() -> [String] {
    var found = candidates()
    if !found.isEmpty { found = withoutMembers(found) }
    if !found.isEmpty { found = inSight(found) }
    return Set(found.map { "\($0.path) still uses `\($0.mention.name)`." }).sorted()
  }

  private typealias Use = (path: String, mention: NameScopes.Mention)

  /// The mentions of what the same file or module does not declare.
  private func candidates() -> [Use] {
    var own: [String: Set<String>] = [:]
    for (path, source) in sources { own[Self.module(of: path), default: []].formUnion(source.shared) }
    return sources.flatMap { path, source -> [Use] in
      source.mentions.filter { mention in
        guard lost[mention.name] != nil else { return false }
        if mention.qualifier != nil { return true }
        return own[Self.module(of: path)]?.contains(mention.name) != true
          && !source.scopes(around: mention.scope).contains { $0.declared.contains(mention.name) }
      }.map { (path, $0) }
    }
  }

  /// Without what means a type in the type around it.
  private func withoutMembers(_ uses: [Use]) -> [Use] {
    let members = TypeMembers(of: texts.values.map { NameScopes($0) })
    return uses.filter { path, mention in
      guard mention.qualifier == nil, let source = sources[path] else { return true }
      let types = source.scopes(around: mention.scope).compactMap(\.type)
      return !types.contains { members.has(mention.name, in: $0) }
    }
  }

  /// Those in files that import the lost type's module, or belong to it.
  private func inSight(_ uses: [Use]) -> [Use] {
    let imports = texts.mapValues { Set(SourceScanner.facts(of: $0, depth: .imports).imports.map(\.module)) }
    let imported = imports.values.reduce(into: Set()) { $0.formUnion($1) }
    return uses.filter { path, mention in
      (lost[mention.name] ?? []).contains { module in
        let name = module.split(separator: "/").last.map(String.init) ?? ""
        if let qualifier = mention.qualifier { return qualifier == name }
        // What nothing imports may be a folder with another name than its module.
        return module == Self.module(of: path) || !imported.contains(name) || imports[path]?.contains(name) == true
      }
    }
  }

  /// The folder of a source's module: that below `Sources` or `Tests`, or else the second of its path.
  private static func module(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    let sources = folders.firstIndex { ["Sources", "Tests"].contains($0) } ?? folders.startIndex
    return folders.prefix(sources + 2).joined(separator: "/")
  }
}
