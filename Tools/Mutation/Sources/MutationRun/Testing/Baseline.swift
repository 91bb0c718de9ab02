import Foundation

/// What the tests do without a mutant: how long each suite takes, and which mutants it reaches.
struct Baseline: Sendable {
  struct Measured: Sendable {
    let suite: TestSuite
    let time: Duration
    let reached: Set<Int>
  }

  let suites: [Measured]

  init(_ suites: [Measured]) {
    self.suites = suites
  }

  /// Runs each suite alone, which has to pass.
  init(of suites: [TestSuite], _ program: TestProgram, say: (String) -> Void) async throws {
    var measured: [Measured] = []
    for target in Set(suites.map(\.target)).sorted() {
      let first = measured.count
      for suite in suites where suite.target == target { measured.append(try await Self.measure(suite, program)) }
      let time = measured[first...].map(\.time).reduce(.zero, +).inSeconds
      let reached = measured[first...].reduce(into: Set()) { $0.formUnion($1.reached) }.count
      say("\(target): \(measured.count - first) suites pass without a mutant in \(time), and reach \(reached) mutants")
    }
    self.suites = measured
  }

  private static func measure(_ suite: TestSuite, _ program: TestProgram) async throws -> Measured {
    let start = ContinuousClock.now
    let run = try await program.run([suite], mutant: nil, timeout: .seconds(1_800))
    let time = ContinuousClock.now - start
    guard run.ending == .exit(0) else {
      let log = (try? String(contentsOf: run.log, encoding: .utf8)) ?? ""
      let failures = log.split(separator: "\n").filter(\.isFailure).prefix(10).joined(separator: "\n")
      throw RunFailure("\(suite.name) does not pass without a mutant (\(run.ending)); see \(run.log.path)\n\(failures)")
    }
    return Measured(suite: suite, time: time, reached: run.reached)
  }

  /// The suites that reach a mutant, by target: the target that is named after its module first, then the fastest.
  func targets(reaching id: Int, of module: String) -> [[Measured]] {
    Dictionary(grouping: suites.filter { $0.reached.contains(id) }, by: \.suite.target).values
      .sorted { $0.place(for: module) < $1.place(for: module) }
  }
}

extension [Baseline.Measured] {
  var time: Duration { map(\.time).reduce(.zero, +) }

  fileprivate func place(for module: String) -> (Duration, String) {
    let target = first?.suite.target ?? ""
    return (target == module + "Tests" ? .zero : time, target)
  }
}

extension Duration {
  /// The seconds with one digit: `3.2 s`.
  var inSeconds: String { "\((self / .seconds(1) * 10).rounded() / 10) s" }
}
