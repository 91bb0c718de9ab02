import Testing

@testable import MutationRun

/// Which suites are run with a mutant.
struct BaselineTests {
  @Test func `suites of the targets, and functions outside of suites`() {
    let tests: [Substring] = [
      "ATests.SumTests/`adds up`()", "ATests.SumTests/Negative/adds(a:)", "ATests.`it's a sum`()",
      "BTests.AllTests/all()",
      "CTests.AllTests/all()", "",
    ]

    let suites = TestSuite.all(of: ["ATests", "CTests"], in: tests)

    #expect(suites.map(\.name) == ["ATests.SumTests", "ATests.`it's a sum`()", "CTests.AllTests"])
    #expect(suites.map(\.filter) == [#"^ATests\.SumTests/"#, #"^ATests\.`it's a sum`\(\)"#, #"^CTests\.AllTests/"#])
    #expect(suites.map(\.target) == ["ATests", "ATests", "CTests"])
  }

  @Test func `a module's own tests are first, then the fastest`() {
    let baseline = Baseline([
      measured("CTests", 1, [1]), measured("BTests", 9, [1]), measured("ATests", 2, [1]), measured("DTests", 1, [2]),
      measured("CTests", 3, [1]), measured("CTests", 5, [2]),
    ])

    let targets = baseline.targets(reaching: 1, of: "B")

    #expect(targets.map { $0.map(\.suite.target) } == [["BTests"], ["ATests"], ["CTests", "CTests"]])
    #expect(targets.map(\.time) == [.seconds(9), .seconds(2), .seconds(4)])
    #expect(baseline.targets(reaching: 3, of: "B").isEmpty)
  }

  private func measured(_ target: String, _ seconds: Int, _ reached: Set<Int>) -> Baseline.Measured {
    let suite = TestSuite(target: target, name: target + ".S\(seconds)", filter: "")
    return Baseline.Measured(suite: suite, time: .seconds(seconds), reached: reached)
  }
}
