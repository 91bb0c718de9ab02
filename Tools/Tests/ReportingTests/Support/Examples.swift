import Model

@testable import Reporting

/// A small result with one finding of each kind: with related location and condition, without them, and without source.
enum Example {
  static let sources = [
    "Sources/Domain/Product.swift": ["import Foundation", "", "import Data", "", "struct Product {}"],
    "Sources/Shop/Cart.swift": ["\t@testable import Shop  // 日本語 and more"],
    "Package.swift": ["// swift-tools-version: 6.2", "  .target(name: \"Domain\"),"],
  ]

  static let layer = Finding(
    rule: "layer",
    location: location("Sources/Domain/Product.swift", 3, 8),
    length: 4,
    message: "Domain must not import Data",
    reason: "The domain must not know how data is kept.",
    advice: "Ask for a port of Domain instead.",
    related: [.init(location: location("Package.swift", 2, 4), message: "Domain is declared here")],
    condition: "os(Linux) && DEBUG",
    subject: "Domain -> Data"
  )

  static let testable = Finding(
    rule: "testable",
    location: location("Sources/Shop/Cart.swift", 1, 19),
    length: 4,
    message: "product code imports Shop as @testable",
    reason: "A release build cannot.",
    advice: "Make public what is needed.",
    subject: "Shop"
  )

  static let unreadable = Finding(
    rule: "layer",
    location: location("Sources/Shop/Gone.swift", 7, 8),
    length: 2,
    message: "Shop may not import UI",
    reason: "",
    advice: "",
    subject: "Shop -> UI"
  )

  static let cycleRule = RuleDocumentation(
    name: "cycle",
    summary: "no cycle between targets",
    why: "A cycle cannot be built in parts.",
    fix: "Cut the edge that is named.",
    broken: "",
    kept: ""
  )

  static let layerRule = RuleDocumentation(
    name: "layer",
    summary: "a module imports only what its layer may",
    why: "Layers keep change local.",
    fix: "Turn the dependency around with a port.",
    broken: "",
    kept: ""
  )

  /// A rule of which only the summary is known.
  static func rule(_ name: String, _ summary: String) -> RuleDocumentation {
    RuleDocumentation(name: name, summary: summary, why: "", fix: "", broken: "", kept: "")
  }

  static let result: LintResult = {
    var result = LintResult(
      rules: [
        cycleRule, layerRule, rule("testable", "product code imports no module as @testable"),
      ],
      findings: [layer, testable, unreadable],
      statistics: statistics(files: 412, packages: 5, targets: 9, imports: 1033)
    )
    result.statistics.ignored = 1
    result.statistics.inBaseline = 2
    return result
  }()

  static let empty = LintResult(
    rules: [cycleRule],
    findings: [],
    statistics: statistics(files: 1, packages: 1, targets: 1, imports: 0)
  )

  static func statistics(files: Int, packages: Int, targets: Int, imports: Int) -> LintResult.Statistics {
    var statistics = LintResult.Statistics()
    (statistics.files, statistics.packages) = (files, packages)
    (statistics.targets, statistics.imports) = (targets, imports)
    return statistics
  }

  static var report: Report { report(of: result) }

  static func report(
    of result: LintResult,
    sources: [String: [String]] = sources,
    undecided: [String: [String]] = [:]
  ) -> Report {
    Report(
      result,
      undecided: undecided,
      rules: [cycleRule, layerRule],
      sourceLine: { path, line in sources[path].flatMap { $0.indices.contains(line - 1) ? $0[line - 1] : nil } },
      root: "/home/ada/my shop",
      toolVersion: "1.2.0"
    )
  }

  static func location(_ path: String, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(path: path, position: SourcePosition(line: line, column: column))
  }
}
