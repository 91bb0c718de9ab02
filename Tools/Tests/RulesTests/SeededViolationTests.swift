import Rules
import Testing

/// Breaks every rule in many ways, in a repository of each kind.
@Suite(.timeLimit(.minutes(10))) struct SeededViolationTests {
  @Test(arguments: SeededApp.allCases, Rules.names)
  func `the app keeps every rule`(_ app: SeededApp, _ rule: String) async throws {
    #expect(try await findings(of: rule, in: app.files().files) == [])
  }

  @Test(arguments: Violation.all)
  func `every kind of violation is reported where it is`(_ violation: Violation) async throws {
    for app in SeededApp.allCases where violation.absent[app] == nil {
      let (files, places) = app.files(with: violation)
      #expect(files != app.files().files)

      let findings = try await findings(of: violation.rule, in: files)

      let isReported = findings.contains { finding in
        finding.contains(violation.message) && places.contains { finding.hasPrefix($0) }
      }
      #expect(isReported, "\(app): \(places) \(violation.message) is not in \(findings)")
    }
  }

  @Test func `the table has every rule and many kinds for each app`() {
    #expect(Set(Violation.all.map(\.rule)) == Set(Rules.names))
    #expect(Set(Violation.all.map { $0.testDescription }).count == Violation.all.count)
    for app in SeededApp.allCases {
      #expect(Violation.all.count { $0.absent[app] == nil } >= 60, "\(app)")
    }
  }

  private func findings(of rule: String, in files: [String: String]) async throws -> [String] {
    try await RuleFixture(rule, "seeded", files["inward.yml"] ?? "", files).findings()
  }
}
