import Model
import Reading

/// Finds what a plan would declare a second time.
struct Clashes {
  let files: RepositoryFiles

  /// Types of new files that there are already.
  func types(in changes: [Plan.Change]) -> [String] {
    var existing: [String: String] = [:]
    for path in files.paths where path.hasSuffix(".swift") {
      guard let text = files.text(path) else { continue }
      for type in Self.types(in: text) where existing[type] == nil { existing[type] = path }
    }
    return changes.flatMap { change -> [String] in
      guard case .create(let path, let contents) = change, path.hasSuffix(".swift") else { return [] }
      return Self.types(in: contents).sorted().compactMap { type in
        existing[type].map { "the type `\(type)` is there already, in \($0)." }
      }
    }
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
  func words(of feature: Feature, exemplar: Feature, in changes: [Plan.Change]) -> [String] {
    let names = [Words(feature.plural).kebab, Words(feature.name).kebab]
    let known = [Words(exemplar.plural).kebab, Words(exemplar.name).kebab]
    return names.flatMap { name in
      files.paths.compactMap { path -> String? in
        guard path.hasSuffix(".swift"), let text = files.text(path) else { return nil }
        let names = known.contains { text.contains("\"\($0)\"") || text.contains("\"/\($0)") }
        guard text.contains("commandName: \"\(name)\"") || names && text.contains("\"\(name)\"") else { return nil }
        return "`\(name)` is a path or a command already, in \(path)."
      }
    }
  }
}
