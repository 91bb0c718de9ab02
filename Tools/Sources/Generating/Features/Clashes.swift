import Model
import Reading

/// Finds what a plan would declare a second time.
struct Clashes {
  let files: RepositoryFiles

  /// Types of new files that there are already; where the model's own is among them, that one says enough.
  func types(in changes: [Plan.Change], of feature: Feature) -> [String] {
    let created = changes.flatMap { change -> Set<String> in
      guard case .create(let path, let contents) = change, path.hasSuffix(".swift") else { return [] }
      return Self.types(in: contents)
    }
    // Only what names one of them is read for declarations.
    var names = Renaming()
    for type in created + [feature.name] { names.add(type, "", .wholeWord) }
    var existing: [String: String] = [:]
    for path in files.paths where path.hasSuffix(".swift") {
      guard let text = files.text(path), names.isMentioned(in: text) else { continue }
      for type in Self.types(in: text) where existing[type] == nil { existing[type] = path }
    }
    let sentence = { (type: String) in existing[type].map { "the type `\(type)` is there already, in \($0)." } }
    if let model = sentence(feature.name) { return [model] }
    return Set(created).sorted().compactMap(sentence)
  }

  /// The types that a source declares for others to use.
  static func types(in text: String) -> Set<String> {
    let types = SourceScanner.facts(of: text, depth: .declarations).declarations?.types ?? []
    return Set(types.filter { $0.kind != .extension && !$0.isNested && $0.access != .private }.map(\.name))
  }

  /// The types that a source names, in code.
  static func mentions(in text: String) -> Set<String> {
    let declarations = SourceScanner.facts(of: text, depth: .declarations).declarations
    let mentions = (declarations?.mentions ?? []) + (declarations?.types.flatMap(\.mentions) ?? [])
    return Set(mentions.map(\.name))
  }

  /// Paths and commands of the feature that something else has already.
  func words(of feature: Feature, exemplar: Feature) -> [String] {
    let known = Quoted([exemplar.plural, exemplar.name])
    return [feature.plural, feature.name].flatMap { name in
      let (word, quoted) = (Words(name).kebab, Quoted([name]))
      var command = Renaming()
      command.add("commandName: \"\(word)\"", "")
      return files.paths.compactMap { path -> String? in
        guard path.hasSuffix(".swift"), let text = files.text(path) else { return nil }
        guard command.isMentioned(in: text) || quoted.isMentioned(in: text) && known.isMentioned(in: text) else {
          return nil
        }
        return "`\(word)` is a path or a command already, in \(path)."
      }
    }
  }

  /// Names as texts in code, as paths and commands are written.
  private struct Quoted {
    private var words = Renaming()

    init(_ names: [String]) {
      for name in names { words.add("\"\(Words(name).kebab)\"", "") }
    }

    func isMentioned(in text: String) -> Bool { words.isMentioned(in: text) }
  }
}
