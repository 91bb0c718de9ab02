import Foundation
import Mutants

/// The sources of the copy with the chosen mutants in them.
struct MutatedSources {
  /// The text of each file that can have mutants.
  let originals: [String: String]
  let targets: [PackageGraph.Target]
  let work: WorkFolder

  /// Writes the mutants, and the original text where there are none.
  func write(_ mutants: [NumberedMutant]) throws -> [String: MutatedFile] {
    let byFile = Dictionary(grouping: mutants, by: \.mutant.path)
    var files: [String: MutatedFile] = [:]
    for (path, text) in originals {
      let file = MutatedFile(text, mutants: (byFile[path] ?? []).map { ($0.id, $0.mutant) })
      try work.write(file.text, to: path)
      if byFile[path] != nil { files[path] = file }
    }
    let last = mutants.map(\.id).max() ?? 0
    let text = MutationSwitch.text(folder: work.sessions.path, count: last)
    for target in targets { try work.write(text, to: switchPath(of: target)) }
    return files
  }

  /// Restores the originals: a test may read the sources.
  func restore() throws {
    for (path, text) in originals { try work.write(text, to: path) }
    for target in targets { try work.remove(switchPath(of: target)) }
  }

  private func switchPath(of target: PackageGraph.Target) -> String { target.folder + "/" + MutationSwitch.fileName }
}
