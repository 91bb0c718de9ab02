import Model
import Reading

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
