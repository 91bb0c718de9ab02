import Configurations
import Model
import TestSupport
import Testing

struct ExtendedConfigurationTests {
  /// Reads `inward.yml`, or another file, beside others.
  private func read(_ files: [String: String], path: String = "inward.yml") throws -> Configuration {
    let folder = try TemporaryFolder(files)
    return try ConfigurationReader.configuration(
      from: files[path] ?? "",
      path: path,
      rules: SampleConfiguration.rules,
      files: ConfigurationFiles(root: folder.path)
    )
  }

  private func problems(_ files: [String: String], path: String = "inward.yml") throws -> String {
    do {
      _ = try read(files, path: path)
      return ""
    } catch let error as ConfigurationError {
      return error.description
    }
  }

  private static let base = """
    version: 1
    exclude: Fixtures
    layers:
      Domain: { targets: [Domain], external: [Foundation] }
      Data: { targets: [Data], mayImport: [Domain] }
    reach: [{ from: Domain, to: Data }]
    mocks: { targets: Mocks, usedBy: [App] }
    types: [{ match: { names: A }, require: { modifiers: final } }]
    rules: { cycle: off, unused: warning }
    """

  @Test func `adds lists, and replaces layers and rules by name`() throws {
    let configuration = try read([
      "config/base.yml": Self.base,
      "inward.yml": """
      version: 1
      extends: config/base.yml
      exclude: [Corpus]
      layers:
        Domain: { targets: [Model] }
        UI: { targets: [UI], mayImport: [Domain] }
      reach: [{ from: UI, to: Data }]
      mocks: { targets: [Fakes] }
      types: [{ match: { names: B }, require: { modifiers: final } }]
      rules: { cycle: warning }
      """,
    ])

    #expect(configuration.exclude.map(\.text) == ["Fixtures", "Corpus"])
    #expect(Set(configuration.layers.map(\.name)) == ["Domain", "Data", "UI"])
    #expect(configuration.layer(named: "Domain")?.targets.map(\.text) == ["Model"])
    #expect(configuration.layer(named: "Domain")?.external.isEmpty == true)
    #expect(configuration.reach.map { $0.from.map(\.text) } == [["Domain"], ["UI"]])
    #expect(configuration.mocks?.targets.map(\.text) == ["Fakes"])
    #expect(configuration.mocks?.usedBy.isEmpty == true)
    #expect(configuration.types.map { $0.match.names.map(\.text) } == [["A"], ["B"]])
    #expect(configuration.levels["cycle"] == .warning)
    #expect(configuration.levels["unused"] == .warning)
  }

  @Test func `an entry of types replaces the one of its name in what it extends`() throws {
    let entry = { (name: String, type: String) in
      "  - { name: \(name), match: { names: \(type) }, require: { modifiers: final } }\n"
    }
    let files = [
      "a.yml": "version: 1\ntypes:\n" + entry("one", "A") + entry("two", "B"),
      "b.yml": "version: 1\ntypes:\n" + entry("two", "C"),
      "inward.yml": "version: 1\nextends: [a.yml, b.yml]\nlayers:\n  A: { targets: A, rules: { two: warning } }\n"
        + "rules: { one: off, \"t*\": off }\ntypes:\n" + entry("one", "D") + entry("three", "E"),
    ]
    let configuration = try read(files)

    #expect(configuration.types.map { "\($0.name ?? "") \($0.match.names[0].text)" } == ["two C", "one D", "three E"])
    #expect(configuration.types.map(configuration.isChecked) == [true, false, false])
    #expect(configuration.level(of: "type", constraint: "two", in: configuration.layers[0]) == .warning)
    #expect(
      try problems([
        "inward.yml": files["inward.yml"]?.replacing("rules: { one", with: "rules: { onw") ?? "",
        "a.yml": files["a.yml"] ?? "", "b.yml": files["b.yml"] ?? "",
      ]) == "inward.yml:5:10: error: there is no rule `onw`; did you mean `one`?"
    )
  }

  @Test(arguments: [
    ("name: Plain", "4:13: error: `types[0].name` must be a name such as plain-entities, but is `Plain`"),
    ("name: [a]", "4:13: error: `types[0].name` must be a name, but is a list"),
    ("name: layer", "4:13: error: `types[0].name` must not be the name of a rule, such as `layer`"),
    ("name: b", "5:13: error: `b` names several entries of `types`, first the one on line 4"),
  ])
  func `reports names that types cannot have`(name: String, expected: String) throws {
    let rest = "match: { names: A }, require: { modifiers: final }"
    let text = "version: 1\nlayers: { A: { targets: A } }\ntypes:\n  - { \(name), \(rest) }\n  - { name: b, \(rest) }\n"

    #expect(try problems(["inward.yml": text]) == "inward.yml:" + expected)
  }

  @Test func `reads files in order, each once, relative to the file that names them`() throws {
    let configuration = try read([
      "config/a.yml": "version: 1\nextends: [shared/c.yml]\nrules: { reach: warning, layer: warning }\n",
      "config/b.yml": "version: 1\nextends: [./shared/c.yml, mvvm]\nrules: { reach: off }\n",
      "config/shared/c.yml": "version: 1\nexclude: [C]\nextends: mvvm\nrules: { layer: off, reach: on, cycle: off }\n",
      "inward.yml": "version: 1\nextends: [config/a.yml, config/b.yml]\nlayers: { A: { targets: A } }\n",
    ])

    #expect(configuration.files == ["inward.yml", "config/a.yml", "config/shared/c.yml", "config/b.yml"])
    #expect(configuration.exclude.map(\.text) == ["C"])
    #expect(configuration.levels["reach"] == .off)
    #expect(configuration.levels["layer"] == .warning)
    #expect(configuration.levels["cycle"] == .off)
    #expect(configuration.types.count == (try read(["inward.yml": "version: 1\nextends: mvvm\n"])).types.count)
  }

  @Test func `knows the file of each position, and that of a preset is where it is named`() throws {
    let configuration = try read([
      "base.yml": Self.base,
      "inward.yml": "version: 1\nextends: [base.yml, mvvm]\nlayers:\n  UI: { targets: UI }\n",
    ])
    let places = configuration.layers.map { "\($0.name) \(configuration.location(of: $0.position))" }

    #expect(Set(places) == ["Domain base.yml:4:3", "Data base.yml:5:3", "UI inward.yml:4:3"])
    #expect(
      Set(configuration.types.map { "\(configuration.location(of: $0.match.position))" })
        == ["base.yml:8:18", "inward.yml:2:21"]
    )
    #expect(configuration.layers.filter { configuration.isOwn($0.position) }.map(\.name) == ["UI"])
    #expect(configuration.types.allSatisfy { !configuration.isOwn($0.match.position) })
  }

  @Test func `reports problems in the file that has them`() throws {
    let files = [
      "base.yml": "version: 1\nlayers:\n  A: { targets: A, mayImport: [Data] }\n  A: {}\nrules: { unusd: off }\n",
      "broken.yml": "version: 1\n  x: [",
      "inward.yml": "version: 1\nextends: [base.yml, broken.yml]\nlayers: { Dato: { targets: D, mayimport: A } }\n",
    ]

    #expect(
      try problems(files) == """
        inward.yml:3:31: error: `mayimport` is not a key of `layers.Dato`; did you mean `mayImport`?
        base.yml:3:32: error: `layers.A.mayImport` names the layer `Data`, which `layers` does not define; did you mean `Dato`?
        base.yml:4:3: error: `layers.A` needs `targets` or `paths`
        base.yml:4:3: error: duplicate key `layers.A`, first defined on line 3
        base.yml:5:10: error: there is no rule `unusd`; did you mean `unused`?
        broken.yml:2:4: error: invalid YAML: mapping values are not allowed in this context
        """
    )
  }

  @Test(arguments: [
    (
      "extends: mvvn",
      "2:10: error: there is no preset `mvvn`, only clean-architecture, features, mvvm; a file's name ends in `.yml`; did you mean `mvvm`?"
    ),
    (
      "extends: [strct.yml]",
      "2:11: error: `extends` names the file `strct.yml`, which cannot be read; did you mean `strict.yml`?"
    ),
    ("extends: config/none.yml", "2:10: error: `extends` names the file `config/none.yml`, which cannot be read"),
    (
      "extends: ../file-outside-of-it.yml",
      "2:10: error: `extends` names the file `../file-outside-of-it.yml`, which cannot be read"
    ),
    ("extends: /etc/up.yml", "2:10: error: `/etc/up.yml` must be relative to this file"),
    ("extends: inward.yml", "2:10: error: files extend each other in a cycle: `inward.yml` → `inward.yml`"),
    ("extends: { a: b }", "2:10: error: `extends` must be a string or a list of strings, but is a mapping"),
  ])
  func `reports what cannot be extended`(line: String, expected: String) throws {
    let files = [
      "inward.yml": "version: 1\n\(line)\nlayers: { A: { targets: A } }\n", "strict.yml": "version: 1\nexclude: A\n",
    ]

    #expect(try problems(files) == "inward.yml:" + expected)
  }

  @Test func `reports a cycle once, where it closes`() throws {
    let files = [
      "a/one.yml": "version: 1\nextends: ../b/two.yml\n", "b/two.yml": "version: 1\nextends:\n  - ../a/one.yml\n",
      "inward.yml": "version: 1\nextends: a/one.yml\n",
    ]

    #expect(
      try problems(files)
        == "b/two.yml:3:5: error: files extend each other in a cycle: `a/one.yml` → `b/two.yml` → `a/one.yml`"
    )
  }

  @Test func `bounds a chain of files`() throws {
    var files = ["inward.yml": "version: 1\nextends: 0.yml\n"]
    for number in 0..<100 { files["\(number).yml"] = "version: 1\nextends: \(number + 1).yml\n" }

    #expect(try problems(files) == "62.yml:2:10: error: a configuration extends at most 64 files")
  }

  @Test(arguments: ConfigurationPreset.allCases)
  func `every preset is a configuration of its own`(preset: ConfigurationPreset) {
    #expect(SampleConfiguration.problems(in: preset.text + "\nextends: []\n") == "")
  }
}
