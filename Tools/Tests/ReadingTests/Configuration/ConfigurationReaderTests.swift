import Configurations
import Model
import Testing

struct ConfigurationReaderTests {
  private let configuration: Configuration

  init() throws {
    configuration = try ConfigurationReader.configuration(
      from: SampleConfiguration.text,
      path: "config/inward.yml",
      rules: SampleConfiguration.rules
    )
  }

  @Test func `reads the layers in order, with the positions of names and patterns`() {
    #expect(configuration.path == "config/inward.yml")
    #expect(configuration.layers.map(\.name) == ["Domain", "Data", "Presentation", "Composition"])
    #expect(configuration.layers.map(\.position.line) == [4, 8, 14, 17])
    #expect(
      configuration.layers.map { $0.targets.map(\.text) } == [
        ["Domain"], ["Data"], ["Packages/Presentation/**"], ["Composition"],
      ]
    )
    #expect(configuration.layers.map { $0.mayImport.map(\.text) } == [[], ["Domain"], ["Domain"], ["*"]])
    #expect(
      configuration.layer(named: "Data")?.external == [
        Pattern("Foundation", at: SourcePosition(line: 12, column: 9)),
        Pattern("GRDB", at: SourcePosition(line: 13, column: 9)),
      ]
    )
  }

  @Test func `reads features, reach, settings and mocks`() {
    #expect(
      configuration.features.map { $0.folders.map(\.text) } == [
        ["Packages/Presentation/Sources/Presentation/*"], [],
      ]
    )
    #expect(configuration.features.map { $0.shared.map(\.text) } == [["Navigation", "Shared"], []])
    #expect(configuration.features.map { $0.targets.map(\.text) } == [[], ["Feature*"]])
    #expect(configuration.reach.map(\.position) == [SourcePosition(line: 25, column: 5)])
    #expect(configuration.reach.map { $0.from.map(\.text) } == [["Presentation"]])
    #expect(configuration.reach.map { $0.to.map(\.text) } == [["Data", "GRDB"]])
    #expect(configuration.reach.map { $0.through.map(\.text) } == [["Composition"]])
    #expect(configuration.settings.map { $0.targets.map(\.text) } == [["*"]])
    #expect(configuration.settings.map(\.languageMode) == ["6"])
    #expect(configuration.settings.map(\.upcomingFeatures) == [["ExistentialAny"]])
    #expect(configuration.mocks?.targets.map(\.text) == ["Mocks"])
    #expect(configuration.mocks?.usedBy.map(\.text) == ["Composition"])
  }

  @Test func `reads exclusions, umbrellas and disabled rules`() {
    #expect(configuration.exclude.map(\.text) == ["**/Fixtures/**"])
    #expect(configuration.umbrellas.isEmpty)
    #expect(configuration.levels["unused"] == .off)
    #expect(configuration.levels.entries.map(\.rule.position) == [55, 56].map { SourcePosition(line: $0, column: 3) })
  }

  @Test func `reads the rules for types`() throws {
    let constraint = try #require(configuration.types.first)
    let match = constraint.match
    #expect([match.names, match.except].map { $0.map(\.text) } == [["*ViewModel"], ["PreviewViewModel"]])
    #expect([match.layers, match.folders].map { $0.map(\.text) } == [["Presentation"], ["**/Screens"]])
    #expect(match.kinds == [.struct, .class])
    #expect(match.conformances.map(\.text) == ["Screen"])
    let required = constraint.require.mapValues { $0.map(\.text) }.filter { !$0.value.isEmpty }
    #expect(
      required == [
        .attributes: ["MainActor", "objc"], .cases: ["loading", "failed|error"], .conformances: ["Equatable"],
        .modifiers: ["final"], .layers: ["Presentation"], .folders: ["**/Screens"], .has: ["file", "mock", "tests"],
      ]
    )
    let forbidden = constraint.forbid.mapValues { $0.map(\.text) }.filter { !$0.value.isEmpty }
    #expect(forbidden == [.uses: ["*Repository"], .modifiers: ["open"]])
    #expect(constraint.because == "It is so.")
  }

  @Test(arguments: ["off", "Off", "no", "false", "FALSE", "'off'"])
  func `any YAML word for false disables a rule`(word: String) throws {
    let text = "version: 1\nlayers: { A: { targets: A } }\nrules: { unused: \(word), layer: on, reach: true }"

    let configuration = try ConfigurationReader.configuration(from: text, rules: SampleConfiguration.rules)

    #expect(RuleLevel.allCases.filter { $0 == configuration.levels["unused"] } == [.off])
    #expect(configuration.isChecked("layer") && configuration.isChecked("reach") && !configuration.isChecked("unused"))
  }

  @Test func `a rule has a level for all layers, and another one for some`() throws {
    let text = """
      version: 1
      layers: { A: { targets: A, rules: { layer: warning, un*: on } }, B: { targets: B } }
      rules: { "*": warning, unused: off, layer: error }
      """

    let configuration = try ConfigurationReader.configuration(from: text, rules: SampleConfiguration.rules)

    let levels = ["layer", "unused", "reach"].map { rule in
      [configuration.layer(named: "A"), configuration.layer(named: "B"), nil].map {
        configuration.level(of: rule, in: $0)
      }
    }
    #expect(levels == [[.warning, .error, .error], [.error, .off, .off], [.warning, .warning, .warning]])
    #expect(configuration.isChecked("unused"))
  }

  @Test(arguments: [
    ("Tests/", "Tests"), ("./A//", "A"), ("././A/**", "A/**"), ("**/Models/", "**/Models"),
    ("/", "/"), (".a/b", ".a/b"),
  ])
  func `a path may begin with the folder itself, and end with a slash`(_ text: String, _ path: String) throws {
    let list = "['\(text)']"
    let text = """
      version: 1
      exclude: \(list)
      layers: { A: { paths: \(list) } }
      features: [{ folders: \(list) }]
      types: [{ match: { folders: \(list) }, require: { modifiers: final } }]
      """

    let configuration = try ConfigurationReader.configuration(from: text, rules: [])

    let patterns = configuration.exclude + configuration.layers.flatMap(\.paths)
    let folders = configuration.features.flatMap(\.folders) + configuration.types.flatMap(\.match.folders)
    #expect((patterns + folders).map(\.text) == [path, path, path, path])
  }

  @Test(arguments: [
    ">\n      A port\n\n      is  inner.\n", "|\n      A port\n      is inner.\n", "[A port, is inner.]",
  ])
  func `a sentence of several lines is one line`(_ sentence: String) throws {
    let text = """
      version: 1
      layers: { A: { targets: A } }
      types:
        - match: { names: "*Port" }
          require: { modifiers: final }
          because: \(sentence)
      """

    let configuration = try ConfigurationReader.configuration(from: text, rules: [])

    #expect(configuration.types.map(\.because) == ["A port is inner."])
  }

  @Test func `an anchor can share a list between layers`() throws {
    let text = """
      version: 1
      layers:
        A: { targets: A, external: &common [Foundation, Logging] }
        B: { targets: B, external: *common }
      """

    let configuration = try ConfigurationReader.configuration(from: text, rules: [])

    #expect(configuration.layer(named: "B")?.external.map(\.text) == ["Foundation", "Logging"])
  }

  @Test(arguments: ["\u{FEFF}", "---\n", "%YAML 1.1\n---\n", "# A comment\n\n"])
  func `accepts a byte order mark, a comment or a document start`(start: String) {
    #expect(SampleConfiguration.problems(in: start + SampleConfiguration.text) == "")
  }

  @Test func `accepts Windows line endings`() {
    let text = SampleConfiguration.text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n"
    )

    #expect(SampleConfiguration.problems(in: text) == "")
  }
}
