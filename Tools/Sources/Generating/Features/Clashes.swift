import Model
import Reading

/// Finds names that a plan would declare a second time.
struct Clashes {
  let files: RepositoryFiles

  /// The new types that already exist; only the model's if that is among them.
  func types(in changes: [Plan.Change], of feature: Feature) -> [String] {
    let created = changes.flatMap { change -> Set<String> in
      guard case .create(let path, let contents) = change, path.hasSuffix(".swift") else { return [] }
      return Self.types(in: contents)
    }
    // Reading declarations is slow, so only files that contain one of the names are read.
    var names = Renaming()
    for type in created + [feature.name] { names.add(type, "", .wholeWord) }
    var existing: [String: String] = [:]
    for path in files.paths where path.hasSuffix(".swift") {
      guard let text = files.text(path), names.isMentioned(in: text) else { continue }
      for type in Self.types(in: text) where existing[type] == nil { existing[type] = path }
    }
    let sentence = { (type: String) in existing[type].map { "the type `\(type)` already exists, in \($0)." } }
    if let model = sentence(feature.name) { return [model] }
    return Set(created).sorted().compactMap(sentence)
  }

  /// The types that a source declares for other files.
  static func types(in text: String) -> Set<String> {
    let types = SourceScanner.facts(of: text, depth: .declarations).declarations?.types ?? []
    let visible = types.filter { $0.access != .private && $0.access != .fileprivate }
    return Set(visible.filter { $0.kind != .extension && !$0.isNested }.map(\.name))
  }

  /// Paths and commands of the feature that already exist.
  func words(of feature: Feature, exemplar: Feature) -> [String] {
    let declarations = declarations(of: exemplar)
    return [feature.plural, feature.name].flatMap { name in
      let word = Words(name).kebab
      var taken = Renaming()
      for declaration in declarations { taken.add("\(declaration)\"\(word)\"", "") }
      return files.paths.compactMap { path -> String? in
        guard path.hasSuffix(".swift"), let text = files.text(path), taken.isMentioned(in: text) else { return nil }
        return "`\(word)` is already a path or a command, in \(path)."
      }
    }
  }

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
