import Configurations
import Model
import Reading
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

  @Test(arguments: [
    ("", false),
    ("  B: { paths: [B] }", true),
    ("features: [{ targets: [A, B] }]", false),
    ("features: [{ folders: [Sources/*] }]", true),
    ("types: [{ match: { names: ['*State'] }, require: { modifiers: [final] } }]", true),
  ])
  func `reads declarations only if a configured rule needs them`(_ text: String, _ reads: Bool) throws {
    let rules = "rules: { expired-flag: off, global-state: off, observation: off }"
    let start = "version: 1\n\(rules)\nlayers:\n  A: { targets: ['*'] }\n"
    let configuration = try ConfigurationReader.configuration(from: start + text, path: "", rules: Rules.names)

    #expect(Linter(configuration).depth.hasDeclarations == reads)
    #expect(Linter(Configuration()).depth.hasDeclarations)
  }

  @Test(arguments: [("modifiers: final", false), ("uses: '*Repository'", true)])
  func `reads what types mention only if a rule asks for it`(_ trait: String, _ reads: Bool) throws {
    let start = "version: 1\nlayers: { A: { targets: ['*'] } }\n"
    let match = "names: '*State', kinds: struct"
    let text = start + "types: [{ match: { \(match) }, require: { \(trait) } }]"
    let configuration = try ConfigurationReader.configuration(from: text, path: "", rules: Rules.names)

    let sources = [
      ("struct PageState {}", reads), ("extension PageState {}", reads), ("class PageState {}", false),
      ("class PageState {}\nextension PageState {}", false), ("class Page {}\nextension PageState {}", reads),
    ]
    for (text, reads) in sources {
      let facts = SourceScanner.facts(of: text, depth: .declarations)
      #expect(Linter(configuration).depth.hasMentions(with: try #require(facts.declarations)) == reads, "\(text)")
    }
  }

  @Test func `rule names are unique`() {
    #expect(Set(Rules.names).count == Rules.names.count)
  }
}
