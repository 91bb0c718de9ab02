import Foundation
import Mutants
import Testing

@testable import MutationRun

struct ReportTests {
  private static let outcomes: [Outcome] = [
    .noticed(by: #"ATests: "adds up""#), .crashed(signal: 4), .timeout, .survived, .unreached,
  ]

  private let report: MutationReport

  init() {
    let found = MutantFinder().mutants(of: "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5\n", path: "A.swift")
    let verdicts = zip(found, Self.outcomes).enumerated().map { index, pair in
      let mutant = NumberedMutant(id: index + 1, mutant: pair.0)
      return Verdict(mutant: mutant, outcome: pair.1, targets: ["ATests"], seconds: 1.25)
    }
    report = MutationReport(verdicts: verdicts.reversed(), seed: 7, command: "mutate --seed 7")
  }

  @Test func `text`() {
    #expect(
      report.text == """
        survivors:

        A.swift:4: number, mutant 4
          - 4
          + 5
        A.swift:5: number, mutant 5, which no test runs
          - 5
          + 6

        kind                     mutants     tests     crash   timeout  survived unreached
        number                         5         1         1         1         1         1
        all                            5         1         1         1         1         1

        3 of 5 mutants noticed (60.0 %)
        to repeat: mutate --seed 7
        """
    )
  }

  @Test func `without mutants, all are noticed`() {
    #expect(MutationReport(verdicts: [], seed: 7, command: "").percent == 100)
  }

  @Test func `JSON`() throws {
    let object = try JSONSerialization.jsonObject(with: try report.json()) as? [String: Any]
    let mutants = object?["mutants"] as? [[String: Any]]

    #expect(object?["seed"] as? String == "7")
    #expect(mutants?.compactMap { $0["outcome"] as? String } == Self.outcomes.reversed().map(\.name))
    #expect(mutants?.last?["reason"] as? String == #"ATests: "adds up""#)
    #expect(mutants?.last?["line"] as? Int == 1)
  }
}
