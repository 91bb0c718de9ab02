import Foundation

/// What the tests do without a mutant: how long each test target takes, and which mutants it reaches.
struct Baseline: Sendable {
  struct Target: Sendable {
    let name: String
    let filters: [String]
    let time: Duration
    let reached: Set<Int>
  }

  let targets: [Target]

  /// Runs each test target alone, which has to pass.
  init(_ program: TestProgram, targets: [(name: String, filters: [String])], say: (String) -> Void) async throws {
    var measured: [Target] = []
    for (name, filters) in targets {
      let start = ContinuousClock.now
      let run = try await program.run(filters: filters, mutant: -1, timeout: .seconds(1_800))
      let time = ContinuousClock.now - start
      guard run.ending == .exit(0) else {
        let log = (try? String(contentsOf: run.log, encoding: .utf8)) ?? ""
        let failures = log.split(separator: "\n").filter(\.isFailure).prefix(10).joined(separator: "\n")
        throw RunFailure("\(name) does not pass without a mutant (\(run.ending)); see \(run.log.path)\n\(failures)")
      }
      say("\(name) passes without a mutant in \(time.inSeconds), and reaches \(run.reached.count) mutants")
      measured.append(Target(name: name, filters: filters, time: time, reached: run.reached))
    }
    self.targets = measured
  }

  /// The test targets that reach a mutant: the one that is named after its module first, then the fastest.
  func targets(reaching id: Int, of module: String) -> [Target] {
    targets.filter { $0.reached.contains(id) }
      .sorted { ($0.name == module + "Tests" ? .zero : $0.time) < ($1.name == module + "Tests" ? .zero : $1.time) }
  }
}

extension Duration {
  /// The seconds with one digit: `3.2 s`.
  package var inSeconds: String { "\((self / .seconds(1) * 10).rounded() / 10) s" }
}
