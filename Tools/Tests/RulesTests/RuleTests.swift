import Rules
import Testing

@Suite(.timeLimit(.minutes(10))) struct RuleTests {
  @Test(arguments: RuleFixtures.all)
  func `finds exactly the violations`(_ fixture: RuleFixture) async throws {
    #expect(try await fixture.findings() == fixture.expected)
  }

  @Test(arguments: Rules.names)
  func `has a fixture that breaks it and one that keeps it`(_ rule: String) {
    let fixtures = RuleFixtures.all.filter { $0.rule == rule }

    #expect(fixtures.contains { !$0.expected.isEmpty })
    #expect(fixtures.contains { $0.expected.isEmpty })
  }

  @Test(arguments: Rules.all.map { type(of: $0).documentation })
  func `has a summary, a reason and a fix`(_ documentation: RuleDocumentation) {
    #expect(documentation.name == documentation.name.lowercased())
    #expect(documentation.summary.count < 90)
    #expect(documentation.why.hasSuffix("."))
    #expect(documentation.fix.hasSuffix("."))
    #expect(documentation.broken != documentation.kept)
  }

  @Test func `rule names are unique`() {
    #expect(Set(Rules.names).count == Rules.names.count)
  }
}
