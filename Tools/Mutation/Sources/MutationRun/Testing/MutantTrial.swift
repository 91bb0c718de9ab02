import Mutants

/// Runs the tests that reach a mutant, until one notices it.
struct MutantTrial: Sendable {
  let program: TestProgram
  let baseline: Baseline

  /// For all tests with one mutant; nil for three times what they take without, and half a minute.
  let timeout: Duration?

  func verdict(on mutant: NumberedMutant, in module: String) async throws -> Verdict {
    let targets = baseline.targets(reaching: mutant.id, of: module)
    let start = ContinuousClock.now
    let limit = timeout ?? targets.map(\.time).reduce(.zero, +) * 3 + .seconds(30)
    var (outcome, names) = (targets.isEmpty ? Outcome.unreached : .survived, [String]())
    for target in targets {
      names.append(target.name)
      let left = limit - (ContinuousClock.now - start)
      let run = try await program.run(filters: target.filters, mutant: mutant.id, timeout: left)
      if let found = result(of: run, in: target) {
        outcome = found
        break
      }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Verdict(mutant: mutant, outcome: outcome, targets: names, seconds: seconds)
  }

  private func result(of run: TestProgram.Run, in target: Baseline.Target) -> Outcome? {
    switch run.ending {
    case .exit(0): nil
    case .exit(let status): .noticed(by: "\(target.name), which exits with \(status)")
    case .signal(let signal): .crashed(signal: signal)
    case .timeout: .timeout
    case .stopped(let line): .noticed(by: "\(target.name): \(line.failedTest)")
    }
  }
}
