import Testing

@testable import Reporting

@Suite
struct TextReportTests {
  @Test func `shows the rules, then the findings, then the summary`() {
    let expected = #"""
      ✓ cycle     no cycle between targets
      ✗ layer     a module imports only what its layer may  2 findings
      ✗ testable  product code imports no module as @testable  1 finding

      Sources/Domain/Product.swift:3:8: Domain must not import Data [layer]
        3 | import Data
          |        ^~~~
        why: The domain must not know how data is kept.
        fix: Ask for a port of Domain instead.
        under: os(Linux) && DEBUG
        Package.swift:2:4: Domain is declared here
          2 |   .target(name: "Domain"),
            |    ^

      Sources/Shop/Cart.swift:1:19: product code imports Shop as @testable [testable]
        1 |     @testable import Shop  // 日本語 and more
          |                      ^~~~
        why: A release build cannot.
        fix: Make public what is needed.

      Sources/Shop/Gone.swift:7:8: Shop may not import UI [layer]

      3 findings in 412 files, 5 packages; 1 ignored, 2 in the baseline

      """#

    #expect(Example.report.text(usesColor: false, width: nil, isVerbose: true) == expected)
  }

  @Test func `reports that there are no findings`() {
    let expected = #"""
      ✓ cycle  no cycle between targets
      not checked: layer

      no findings in 1 file, 1 package

      """#

    #expect(Example.report(of: Example.empty).text(usesColor: false, width: nil, isVerbose: true) == expected)
  }

  @Test func `lists the first targets that a rule cannot check`() {
    let undecided = ["cycle": ["Cart", "Shop", "App", "Kit", "UI"], "layer": []]
    let report = Example.report(of: Example.empty, undecided: undecided)
    let line = "not checked in targets that are not wholly known: cycle (Cart, Shop, App, 2 more)"

    #expect(report.text(usesColor: false, width: nil, isVerbose: true).contains("\nnot checked: layer\n\(line)\n"))
  }

  @Test func `uses colours only on request`() {
    let plain = Example.report.text(usesColor: false, width: nil)
    let colored = Example.report.text(usesColor: true, width: nil)

    #expect(!Example.hasControls(plain))
    #expect(colored.contains("\u{1B}[31m✗\u{1B}[0m layer"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test func `truncates source lines to the width`() {
    let line = "import Data  // " + String(repeating: "long ", count: 100)
    let report = Example.report(of: Example.result, sources: ["Sources/Domain/Product.swift": ["", "", line]])

    let lines = report.text(usesColor: false, width: 60).split(separator: "\n")

    let excerpt = lines.filter { $0.hasPrefix("  3 | ") }
    #expect(excerpt == ["  3 | import Data  // long long long long long long long lo…"])
    #expect(excerpt.allSatisfy { $0.count == 60 })
  }

  @Test func `escapes control characters`() {
    let text = Example.hostileReport.text(usesColor: false, width: nil)

    #expect(!Example.hasControls(text))
    #expect(text.contains("\n  why: \(Example.visibleHostileText)\n"))
    #expect(text.contains(#"  1 | \u{1B}]0;title\u{7}\u{202E}line"#))
  }
}
