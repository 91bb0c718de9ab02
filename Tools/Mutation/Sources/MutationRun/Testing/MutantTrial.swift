import Mutants

/// Runs the suites that reach a mutant, until a test notices it.
struct MutantTrial: Sendable {
  let program: TestProgram
  let baseline: Baseline

  /// For all tests with one mutant; nil for three times what they take without, and a minute and a
  /// half, as a test that waits fails after a minute.
  let timeout: Duration?

  func verdict(on mutant: NumberedMutant, in module: String) async throws -> Verdict {
    let targets = baseline.targets(reaching: mutant.id, of: module)
    let start = ContinuousClock.now
    let limit = timeout ?? targets.flatMap(\.self).time * 3 + .seconds(90)
    var (outcome, names) = (targets.isEmpty ? Outcome.unreached : .survived, [String]())
    for suites in targets {
      let name = suites[0].suite.target
      names.append(name)
      let left = limit - (ContinuousClock.now - start)
      let run = try await program.run(suites.map(\.suite), mutant: mutant.id, timeout: left)
      if let found = result(of: run, in: name) {
        outcome = found
        break
      }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Verdict(mutant: mutant, outcome: outcome, targets: names, seconds: seconds)
  }

  private func result(of run: TestProgram.Run, in target: String) -> Outcome? {
    switch run.ending {
    case .exit(0): nil
    case .exit(let status): .noticed(by: "\(target), which exits with \(status)")
    case .signal(let signal): .crashed(signal: signal)
    case .timeout: .timeout
    case .stopped(let line): .noticed(by: "\(target): \(line.failedTest)")
    }
  }
}
