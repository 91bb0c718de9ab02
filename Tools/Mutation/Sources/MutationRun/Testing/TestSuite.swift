import Foundation

/// Tests that are run together: a suite, or the tests that a filter chooses.
struct TestSuite: Hashable, Sendable {
  /// The test target.
  let target: String
  let name: String

  /// A regular expression for the names of its tests.
  let filter: String

  init(target: String, name: String, filter: String) {
    self.target = target
    self.name = name
    self.filter = filter
  }

  /// The suites of targets.
  ///
  /// - Parameter tests: The names of all tests: `ATests.SumTests/adds()`, or `ATests.adds()` outside of suites.
  static func all(of targets: Set<String>, in tests: [Substring]) -> [TestSuite] {
    let names = Set(tests.map { $0.prefix { $0 != "/" } })
    return names.sorted().compactMap { name in
      let target = String(name.prefix { $0 != "." })
      guard targets.contains(target), target.count < name.count else { return nil }
      // A function outside of suites has the end of its name here, a suite has its tests after it.
      let end = name.hasSuffix(")") ? "" : "/"
      let filter = "^" + NSRegularExpression.escapedPattern(for: String(name)) + end
      return TestSuite(target: target, name: String(name), filter: filter)
    }
  }
}
