import Model
import TestSupport
import Testing

@testable import Repositories

struct BaselineTests {
  private func finding(_ subject: String, path: String = "Sources/A.swift", line: Int = 1, rule: String = "layer")
    -> Finding
  {
    Finding(
      rule: rule,
      location: SourceLocation(path: path, position: SourcePosition(line: line, column: 1)),
      message: "message",
      reason: "reason",
      advice: "advice",
      subject: subject
    )
  }

  @Test func `writes one entry per line, sorted, with a count and no line number`() {
    let baseline = Baseline(findings: [
      finding("UI", path: "b.swift"), finding("Data → UI", line: 9), finding("a \"b\"\n", rule: "cycle"),
      finding("Data → UI", line: 3),
    ])

    #expect(
      baseline.text == """
        {
          "version": 1,
          "findings": [
            {"rule": "cycle", "path": "Sources/A.swift", "subject": "a \\"b\\"\\n", "count": 1},
            {"rule": "layer", "path": "Sources/A.swift", "subject": "Data → UI", "count": 2},
            {"rule": "layer", "path": "b.swift", "subject": "UI", "count": 1}
          ]
        }

        """
    )
  }

  @Test func `writes and reads an empty baseline`() throws {
    #expect(Baseline().text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    #expect(try Baseline(parsing: Baseline().text) == Baseline())
  }

  @Test(arguments: 0..<50)
  func `reads what it writes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let scalars = (0..<200).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator)) }
    let baseline = Baseline(entries: scalars.map { .init(rule: "r", path: "p", subject: "a\($0)", count: 3) })

    #expect(try Baseline(parsing: baseline.text) == baseline)
  }

  @Test func `splits findings into new and known ones, and lists stale entries`() {
    let baseline = Baseline(findings: [finding("A"), finding("B"), finding("B"), finding("C"), finding("C")])
    let a = finding("A", line: 40)
    let firstB = finding("B", line: 7)
    let secondB = finding("B", line: 8)
    let thirdB = finding("B", line: 9)
    let c = finding("C", line: 10)
    let elsewhere = finding("A", path: "Sources/B.swift")

    let result = baseline.split([elsewhere, thirdB, c, secondB, firstB, a])

    #expect(result.new == [thirdB, elsewhere])
    #expect(result.known == [firstB, secondB, c, a])
    #expect(result.stale == [.init(rule: "layer", path: "Sources/A.swift", subject: "C", count: 1)])
  }

  @Test func `of two equal findings, one is new if one is known`() {
    let result = Baseline(findings: [finding("A")]).split([finding("A", line: 5), finding("A", line: 6)])

    #expect(result.new == [finding("A", line: 6)])
    #expect(result.known == [finding("A", line: 5)])
    #expect(result.stale == [])
  }

  @Test func `findings with another rule, path or subject are different`() {
    let baseline = Baseline(findings: [finding("A")])

    #expect(baseline.split([finding("A", rule: "reach")]).new.count == 1)
    #expect(baseline.split([finding("A", path: "Sources/C.swift")]).new.count == 1)
    #expect(baseline.split([finding("a")]).new.count == 1)
  }

  @Test func `a cycle or a chain is the same wherever it is reported`() {
    for rule in ["cycle", "reach"] {
      let baseline = Baseline(entries: [Baseline.Entry(rule: rule, path: "B.swift", subject: "targets: A, B")])
      let (new, known, stale) = baseline.split([finding("targets: A, B", path: "A.swift", rule: rule)])
      #expect((new.count, known.count, stale.count) == (0, 1, 0), "\(rule)")
    }
  }

  @Test func `what may be left of several known cycles replaces the first`() {
    let entries = ["E", "D", "C", "F"].map {
      Baseline.Entry(rule: "cycle", path: "A.swift", subject: "targets: A, B, \($0)")
    }

    let stale = Baseline(entries: entries).split([finding("targets: A, B", rule: "cycle")]).stale

    #expect(stale.map(\.subject) == ["D", "E", "F"].map { "targets: A, B, \($0)" })
  }

  @Test func `what is left of a known cycle is known, and replaces it`() {
    let baseline = Baseline(entries: [Baseline.Entry(rule: "cycle", path: "A.swift", subject: "targets: A, B, C, D")])
    let parts = ["targets: A, B", "targets: C, D"].map { finding($0, path: "B.swift", rule: "cycle") }
    let others = ["targets: A, E", "packages: A, B"].map { finding($0, path: "A.swift", rule: "cycle") }

    let (new, known, stale) = baseline.split(parts + others)

    #expect(Set(new.map(\.subject)) == Set(others.map(\.subject)))
    #expect(Set(known.map(\.subject)) == Set(parts.map(\.subject)))
    #expect(stale == [])
    let pruned = baseline.pruned(to: parts + others)
    #expect(pruned == Baseline(findings: parts))
    #expect(pruned.isSubset(of: baseline))
    #expect(!Baseline(findings: others).isSubset(of: baseline))
  }

  @Test func `lines and the order of files do not matter`() {
    let before = [finding("A", line: 1), finding("B", line: 2), finding("A", path: "b.swift")]
    let after = [finding("A", path: "b.swift", line: 7), finding("B", line: 20), finding("A", line: 99)]

    #expect(Baseline(findings: before) == Baseline(findings: after))
    #expect(Baseline(findings: before).text == Baseline(findings: after).text)
    #expect(Baseline(findings: before).split(after).new.isEmpty)
    #expect(Baseline(findings: before).split(after).stale.isEmpty)
  }

  @Test func `pruning never adds entries`() {
    let baseline = Baseline(findings: [finding("A"), finding("B"), finding("B")])

    let pruned = baseline.pruned(to: [finding("B"), finding("C"), finding("A"), finding("A")])

    #expect(pruned == Baseline(findings: [finding("A"), finding("B")]))
    #expect(pruned.isSubset(of: baseline))
    #expect(!baseline.isSubset(of: pruned))
    #expect(!Baseline(findings: [finding("C")]).isSubset(of: baseline))
    #expect(Baseline().isSubset(of: Baseline()))
    #expect(baseline.isSubset(of: baseline))
  }

  @Test func `accepts merged entries in any order, with duplicates`() throws {
    let merged = """
      { "version": 1, "findings": [
        {"rule": "layer", "path": "b", "subject": "B", "count": 1},
        {"rule": "layer", "path": "a", "subject": "A", "count": 1},
        {"rule": "layer", "path": "a", "subject": "A", "count": 2}
      ] }
      """

    let entries = try Baseline(parsing: merged).entries

    #expect(
      entries == [
        .init(rule: "layer", path: "a", subject: "A", count: 2),
        .init(rule: "layer", path: "b", subject: "B", count: 1),
      ]
    )
  }
}
