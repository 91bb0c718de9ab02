import Model
import Reading

/// What a run was asked for, and the files that it read.
public struct RecordedRun: Sendable {
  /// Everything that determines the output, besides the repository and the environment.
  public var request: [String]
  public var listed: ListedFiles

  public init(request: [String], listed: ListedFiles) {
    self.request = request
    self.listed = listed
  }
}

extension RepositoryReader {
  /// The output of an earlier run, if nothing has changed that would change it.
  public func output(of run: RecordedRun, environment: [String: String]) -> OutputCache.Output? {
    guard let cache, let snapshot = run.listed.snapshot, let outline = run.listed.outline else { return nil }
    let outputs = cache.outputs
    if let output = outputs.output(for: run.request, on: snapshot, environment: environment) { return output }
    // Other configurations may ask for other facts.
    guard run.listed.tree.parts.isEmpty else { return nil }
    lazy var known = cache.facts
    return outputs.output(likely: outline.key(for: run.request), environment: environment) { basis in
      guard let changes = basis.changes(in: run.listed) else { return false }
      return changes.allSatisfy { path, earlier in
        guard !basis.found.contains(path) else { return false }
        let facts = basis.facts[path] ?? known.facts(of: earlier, depth: depth).map(FactsEncoder.hash)
        return facts != nil && facts == self.facts(of: path, in: run.listed)
      }
    }
  }

  /// The hash of the facts about a source with the content with which it was listed.
  private func facts(of path: String, in listed: ListedFiles) -> ContentHash? {
    var contents = FileContents(root: root)
    return try? contents.withBytes(of: path) { bytes -> ContentHash? in
      guard ContentHash(of: bytes) == listed.states[path]?.hash else { return nil }
      return FactsEncoder.hash(of: SourceScanner.facts(of: bytes, depth: depth))
    }
  }

  /// Caches an output for later runs, unless a file changed during this one.
  ///
  /// - Parameters:
  ///   - outcome: What was read, or `nil` if files were listed again.
  ///   - found: The files with findings.
  public func save(
    _ output: OutputCache.Output,
    of run: RecordedRun,
    reading outcome: Outcome?,
    found: Set<String>
  ) {
    guard let cache, let snapshot = run.listed.snapshot, let outline = run.listed.outline else { return }
    let read = outcome?.read ?? []
    let isCurrent =
      if outcome == nil { list().snapshot == snapshot } else { areCurrent(read + found, in: run.listed) }
    guard isCurrent else { return }
    var basis = OutputBasis(
      key: outline.key(for: run.request),
      contents: run.listed.plainSources.compactMap { run.listed.states[$0]?.hash },
      found: found
    )
    if !FactsCache.isWorthWriting(new: read.count, of: basis.contents.count) {
      let paths = Set(read)
      for file in outcome?.repository.files ?? [] where paths.contains(file.path) {
        basis.facts[file.path] = FactsEncoder.hash(of: file.facts)
      }
    }
    cache.outputs.save(output, for: run.request, on: snapshot, basis: basis)
  }
}
