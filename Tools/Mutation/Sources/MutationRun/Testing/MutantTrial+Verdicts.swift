import Mutants

extension MutantTrial {
  /// The verdicts on all mutants, in the order in which the tests end.
  ///
  /// - Parameters:
  ///   - mutants: The mutants with the modules that they are in.
  ///   - say: Called with a line for each mutant.
  func verdicts(
    on mutants: [(mutant: NumberedMutant, module: String)],
    jobs: Int,
    say: (String) -> Void
  ) async throws -> [Verdict] {
    try await withThrowingTaskGroup(of: Verdict.self) { group in
      var waiting = mutants[...]
      var verdicts: [Verdict] = []
      func start() {
        guard let (mutant, module) = waiting.popFirst() else { return }
        group.addTask { try await verdict(on: mutant, in: module) }
      }
      for _ in 0..<jobs { start() }
      while let verdict = try await group.next() {
        verdicts.append(verdict)
        say("[\(verdicts.count)/\(mutants.count)] \(verdict.progress)")
        start()
      }
      return verdicts
    }
  }
}

extension Verdict {
  fileprivate var progress: String {
    let time = Duration.seconds(seconds).inSeconds
    let targets = targets.isEmpty ? "" : " after " + targets.joined(separator: ", ")
    return "\(outcome.name) in \(time)\(targets): \(mutant.summary)"
  }
}
