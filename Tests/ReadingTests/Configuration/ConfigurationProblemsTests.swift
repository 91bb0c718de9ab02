import Testing

struct ConfigurationProblemsTests {
  @Test func `names every problem of a file, with its place and what is probably meant`() {
    let text = """
      version: 2
      layer: {}
      layers:
        Domain:
          targets: [Domain]
          mayimport: []
        Data:
          mayImport: [Domian, Presentation, "*"]
          external: { Foundation: yes }
        UI:
          targets: [Domain, [UI], "", ~]
          mayImport:
        Bare: Bare
      features:
        - shared: [Common]
        - Feature
      reach:
        - from: Dta
          to: [Dmain, Data, GRDB]
          through: "Compos*"
      settings: { targets: "*" }
      mocks: []
      umbrellas: 6
      roles:
        entities: { kinds: [strct, struct], layer: Domain, layers: Domein }
        entity: {}
      rules:
        unusd: off
        layer: maybe
        reach:
        mocks*: off
        x*: off
      """

    #expect(
      SampleConfiguration.problems(in: text) == """
        inward.yml:1:10: error: version `2` is not known here; this inward reads version 1
        inward.yml:2:1: error: `layer` is no key of an inward configuration; did you mean `layers`?
        inward.yml:6:5: error: `mayimport` is no key of `layers.Domain`; did you mean `mayImport`?
        inward.yml:7:3: error: `layers.Data` lacks the key `targets`
        inward.yml:8:17: error: `layers.Data.mayImport` names the layer `Domian`, which `layers` does not state; \
        did you mean `Domain`?
        inward.yml:8:25: error: `layers.Data.mayImport` names the layer `Presentation`, which `layers` does not state
        inward.yml:9:15: error: `layers.Data.external` must be a text or a list of texts, but is a mapping
        inward.yml:11:15: error: `Domain` is claimed by the layer `UI` and by the layer `Domain`
        inward.yml:11:23: error: an entry of `layers.UI.targets` must be a text, but is a list
        inward.yml:11:29: error: an entry of `layers.UI.targets` is empty
        inward.yml:11:33: error: an entry of `layers.UI.targets` must be a text, but is nothing
        inward.yml:12:5: error: `layers.UI.mayImport` must be a text or a list of texts, but is nothing
        inward.yml:13:9: error: `layers.Bare` must be a mapping, but is a text
        inward.yml:15:5: error: `features[0]` needs `folders` or `targets`
        inward.yml:16:5: error: `features[1]` must be a mapping, but is a text
        inward.yml:18:11: error: `reach[0].from` names the layer `Dta`, which `layers` does not state; did you mean `Data`?
        inward.yml:19:10: error: `reach[0].to` names `Dmain`, which is neither a layer nor a module that a layer may import; \
        did you mean `Domain`?
        inward.yml:21:11: error: `settings` must be a list of mappings, but is a mapping
        inward.yml:22:8: error: `mocks` must be a mapping, but is a list
        inward.yml:25:23: error: `roles.entities.kinds` may not hold `strct`, but only struct, class, enum, protocol, \
        actor, extension, typealias; did you mean `struct`?
        inward.yml:25:39: error: `layer` is no key of `roles.entities`; did you mean `layers`?
        inward.yml:25:62: error: `roles.entities.layers` names the layer `Domein`, which `layers` does not state; \
        did you mean `Domain`?
        inward.yml:26:3: error: `entity` is no key of `roles`
        inward.yml:28:3: error: there is no rule `unusd`; did you mean `unused`?
        inward.yml:29:10: error: `rules.layer` must be `on` or `off`, but is `maybe`
        inward.yml:30:3: error: `rules.reach` must be `on` or `off`, but is nothing
        inward.yml:32:3: error: there is no rule `x*`
        """
    )
  }

  @Test func `a key that stands twice is a problem at each level, and hides none of the others`() {
    let text = """
      version: 1
      layers:
        Domäne: { targets: A }
        "Domäne": { targets: B, targets: C }
        Domäne: { targets: D, mayImport: [Domäme] }
      rules: { unused: off, unused: on }
      version: 1
      """

    #expect(
      SampleConfiguration.problems(in: text) == """
        inward.yml:4:3: error: `layers.Domäne` stands here again, after line 3
        inward.yml:4:28: error: `layers.Domäne.targets` stands here again, after line 4
        inward.yml:5:3: error: `layers.Domäne` stands here again, after line 4
        inward.yml:5:38: error: `layers.Domäne.mayImport` names the layer `Domäme`, which `layers` does not state; \
        did you mean `Domäne`?
        inward.yml:6:23: error: `rules.unused` stands here again, after line 6
        inward.yml:7:1: error: `version` stands here again, after line 1
        """
    )
  }

  @Test func `layers that may import each other in a circle are a problem, unless only a pattern says so`() {
    let text = """
      version: 1
      layers:
        A: { targets: A, mayImport: [D, B] }
        B: { targets: B, mayImport: [A2, C] }
        A2: { targets: A2, mayImport: [B, C] }
        C: { targets: C, mayImport: [A] }
        D: { targets: D, mayImport: ["*", D] }
        E: { targets: E, mayImport: ["*"] }
        F: { targets: F, mayImport: [G] }
        G: { targets: G, mayImport: [F] }
      """

    #expect(
      SampleConfiguration.problems(in: text) == """
        inward.yml:3:35: error: layers may import each other in a circle: `A` → `B` → `C` → `A`
        inward.yml:9:32: error: layers may import each other in a circle: `F` → `G` → `F`
        """
    )
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; `inward init` writes a configuration for the repository as it is"),
    ("# nothing\n", "1:1: error: the file is empty; `inward init` writes a configuration for the repository as it is"),
    ("null", "1:1: error: the file is empty; `inward init` writes a configuration for the repository as it is"),
    ("text", "1:1: error: the configuration must be a mapping, but is a text"),
    ("- a", "1:1: error: the configuration must be a mapping, but is a list"),
    ("layers: {}", "1:1: error: `layers` is empty\n1:1: error: the configuration lacks the key `version`"),
    ("version: 1", "1:1: error: the configuration lacks the key `layers`"),
    ("version: [1]\nlayers: { A: { targets: A } }", "1:10: error: `version` must be a number, but is a list"),
    (
      "version: 1\nlayers: { A: { targets: A } }\nsettings: [{ targets: A, languageMode: six }]",
      "3:40: error: `settings[0].languageMode` must be a number such as 6, but is `six`"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\nsettings: [{ targets: A }]",
      "3:12: error: `settings[0]` needs `languageMode` or `upcomingFeatures`"
    ),
    (
      "version: 1\nlayers:\n  A: { targets: [A, A] }",
      "3:21: error: `A` is claimed by the layer `A` twice"
    ),
    ("? [a, b]\n: 1", "1:3: error: a key must be a text"),
  ])
  func `says what a small file lacks`(text: String, expected: String) {
    let lines = expected.split(separator: "\n").map { "inward.yml:" + $0 }.joined(separator: "\n")
    #expect(SampleConfiguration.problems(in: text) == lines)
  }

  @Test(arguments: [
    ("a: [b", "1:6", "did not find expected ',' or ']' while parsing a flow sequence that begins at 1:4"),
    ("a: \"b", "1:6", "found unexpected end of stream while scanning a quoted scalar that begins at 1:4"),
    ("a: \"\\q\"", "1:5", "found unknown escape character while parsing a quoted scalar that begins at 1:4"),
    ("a: b: c", "1:5", "mapping values are not allowed in this context"),
    ("ä: ü: c", "1:7", "mapping values are not allowed in this context"),
    ("a: 1\n  b: 2", "2:4", "mapping values are not allowed in this context"),
    ("a: 1\n---\nb: 2", "2:1", "expected a single document in the stream, but found another document"),
    ("ä: b\u{0}", "1:6", "control characters are not allowed"),
  ])
  func `says in one sentence why a text is not YAML`(text: String, place: String, sentence: String) {
    #expect(SampleConfiguration.problems(in: text) == "inward.yml:\(place): error: this is not YAML: \(sentence)")
  }

  @Test(arguments: [
    ("a: *b", "1:4", "found undefined alias; a text that begins with `*`"),
    (
      "a: [**/Fixtures/**]", "1:6",
      "did not find expected alphabetic or numeric character while scanning an alias that begins at 1:5; "
        + "a text that begins with `*`"
    ),
    ("a: @b", "1:4", "found character that cannot start any token; a text that begins with `@`, `` ` `` or `%`"),
  ])
  func `says which texts need quotes`(text: String, place: String, sentence: String) {
    let message = "this is not YAML: \(sentence) must stand in quotes"
    #expect(SampleConfiguration.problems(in: text) == "inward.yml:\(place): error: \(message)")
  }

  @Test func `says that a tab is no indent`() {
    #expect(
      SampleConfiguration.problems(in: "a:\n\t- b") == """
        inward.yml:2:1: error: this is not YAML: found character that cannot start any token; \
        indents are made of spaces, not of tabs
        """
    )
  }
}
