import Model
import Reading

extension Repository {
  /// The repository as it would be with the fixes.
  func applying(_ fixes: [Fixer.FileFix]) -> Repository {
    let byPath = Dictionary(fixes.map { ($0.path, $0) }) { first, _ in first }
    var result = self
    for index in result.packages.indices {
      if let manifest = byPath[result.packages[index].manifestPath]?.manifest {
        let declarations = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
        result.packages[index].manifest = manifest
        for number in result.packages[index].targets.indices {
          let name = result.packages[index].targets[number].name
          if let declaration = declarations[name] { result.packages[index].targets[number].declaration = declaration }
        }
      }
    }
    for fix in fixes where fix.manifest == nil {
      result.replace(SourceFile(path: fix.path, facts: SourceScanner.facts(of: fix.bytes, depth: .declarations)))
    }
    return result
  }
}
