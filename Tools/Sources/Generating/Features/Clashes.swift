import Model
import Reading

/// Finds names that a plan would declare a second time.
struct Clashes {
  let files: RepositoryFiles

  /// Patterns of files that name the feature before it exists.
  var awaiting: [String] = []

  /// The new types that already exist, or by which sources mean another one, where sources would see both; only the model
  /// if that is among them.
  func types(in changes: [Plan.Change], of feature: Feature) -> [String] {
    let created = Self.types(in: changes.filter { $0.before == nil }.map { ($0.path, $0.after ?? "") })
    // Reading declarations and imports is slow, so only files that contain one of the names are read.
    var names = Renaming()
    for type in created.keys { names.add(type, "", .wholeWord) }
    let extended = Set(changes.flatMap { Self.extendedTypes(in: $0.before == nil ? $0.after ?? "" : "") })
    var existing: [String: [String]] = [:]
    var used: [String: String] = [:]
    let awaiting = awaiting.map(Glob.init)
    for path in files.paths where path.hasSuffix(".swift") {
      guard let text = files.text(path), names.isMentioned(in: text) else { continue }
      for type in Self.types(in: text) where created[type] != nil { existing[type, default: []].append(path) }
      if awaiting.contains(where: { $0.matches(path) }) { continue }
      let hiding = Self.types(in: text, nestedIn: extended)
      for type in Self.mentions(of: created, in: text, at: path).union(hiding) where used[type] == nil {
        used[type] = path
      }
    }
    if existing.isEmpty && used.isEmpty { return [] }
    let sights = ModuleSights(of: files)
    let sentence = { (type: String) -> String? in
      let path = existing[type]?.first { sights.meet(created[type] ?? "", ModuleSights.module(of: $0)) }
      if let path { return "the type `\(type)` already exists, in \(path)." }
      return used[type].map { "the type `\(type)` would have the name of another that \($0) uses; try `Shop\(type)`." }
    }
    if let model = sentence(feature.name) { return [model] }
    return created.keys.sorted().compactMap(sentence)
  }

  /// The types that sources declare for other files, and their modules.
  static func types(in sources: [(path: String, text: String)]) -> [String: String] {
    var modules: [String: String] = [:]
    for (path, text) in sources where path.hasSuffix(".swift") {
      for type in types(in: text) { modules[type] = ModuleSights.module(of: path) }
    }
    return modules
  }

  /// The types that a source declares for other files.
  static func types(in text: String) -> Set<String> {
    let types = SourceScanner.facts(of: text, depth: .declarations).declarations?.types ?? []
    let visible = types.filter { $0.access != .private && $0.access != .fileprivate }
    return Set(visible.filter { $0.kind != .extension && !$0.isNested }.map(\.name))
  }

  /// The names of the types that a source extends.
  private static func extendedTypes(in text: String) -> [String] {
    let types = SourceScanner.facts(of: text, depth: .declarations).declarations?.types ?? []
    return types.filter { $0.kind == .extension }.map(\.name)
  }

  /// The last names of the types in others, which hide types of the same name in every extension of those.
  private static func types(in text: String, nestedIn outer: Set<String>) -> Set<String> {
    let types = SourceScanner.facts(of: text, depth: .declarations).declarations?.types ?? []
    let nested = types.filter { $0.isNested && outer.contains(String($0.name.dropLast($0.simpleName.count + 1))) }
    return Set(nested.map(\.simpleName))
  }

  /// The names of types, by module, that a source uses outside of comments and that can mean those types there.
  static func mentions(of types: [String: String], in text: String, at path: String) -> Set<String> {
    let facts = SourceScanner.facts(of: text, depth: .declarations)
    let mentions = (facts.declarations?.mentions ?? []) + (facts.declarations?.types.flatMap(\.mentions) ?? [])
    let modules = Set(facts.imports.map(\.module)).union([ModuleSights.module(of: path)])
    return Set(mentions.map(\.name)).filter { types[$0].map(modules.contains) ?? false }
  }

  /// Paths and commands of the feature that already exist in a program that has it.
  func words(in changes: [Plan.Change], of feature: Feature, exemplar: Feature) -> [String] {
    let declarations = declarations(of: exemplar)
    let found = [feature.plural, feature.name].flatMap { name -> [(word: String, path: String)] in
      let word = Words(name).kebab
      var taken = Renaming()
      for declaration in declarations { taken.add("\(declaration)\"\(word)\"", "") }
      // A list's path is its plural.
      for route in name == feature.plural ? Self.routes : [] {
        for end in ["\"", "/"] { taken.add("\(route)(\"\(word)\(end)", "") }
      }
      return files.paths.compactMap { path in
        guard path.hasSuffix(".swift"), let text = files.text(path), taken.isMentioned(in: text) else { return nil }
        return (word, path)
      }
    }
    if found.isEmpty { return [] }
    let sights = ModuleSights(of: files)
    let modules = Set(changes.map { ModuleSights.module(of: $0.path) })
    return found.compactMap { word, path in
      let isSeen = modules.contains { sights.meet($0, ModuleSights.module(of: path)) }
      return isSeen ? "`\(word)` is already a path or a command, in \(path)." : nil
    }
  }

  /// Functions that a server declares its paths with.
  private static let routes = [".get", ".post", ".group"]

  /// The starts of lines that declare a path or a command: `commandName: `, and those of the exemplar, such as
  /// `let name = `.
  private func declarations(of exemplar: Feature) -> Set<String> {
    var quoted = Renaming()
    for name in [exemplar.plural, exemplar.name] { quoted.add(" = \"\(Words(name).kebab)\"", "") }
    let lines = files.paths.flatMap { path -> [String] in
      guard path.hasSuffix(".swift"), let text = files.text(path), quoted.isMentioned(in: text) else { return [] }
      return text.allLines.filter(quoted.isMentioned)
    }
    let starts = lines.compactMap { line in
      line.firstRange(of: "let ").map { line[$0.lowerBound...].prefix { $0 != "\"" } }
    }
    return Set(["commandName: "] + starts.map(String.init))
  }
}

/// Which modules the sources of a repository see together: their own, and those that they import.
struct ModuleSights {
  private let sights: Set<Set<String>>

  init(of files: RepositoryFiles) {
    sights = Set(
      files.paths.filter { $0.hasSuffix(".swift") }.map { path in
        let facts = SourceScanner.facts(of: files.text(path) ?? "", depth: .imports)
        return Set(facts.imports.map(\.module)).union([Self.module(of: path)])
      }
    )
  }

  var all: Set<String> { sights.reduce(into: []) { $0.formUnion($1) } }

  /// Whether a source sees both modules.
  func meet(_ one: String, _ other: String) -> Bool {
    one == other || sights.contains { $0.isSuperset(of: [one, other]) }
  }

  /// The folder of the target: the one in `Sources` or `Tests`, otherwise the second one. A package with a single target may
  /// have none.
  static func module(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    let index = folders.lastIndex { ["Sources", "Tests"].contains($0) } ?? 0
    return index + 1 < folders.count ? folders[index + 1] : ""
  }
}
