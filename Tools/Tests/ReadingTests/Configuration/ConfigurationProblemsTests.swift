import Testing

struct ConfigurationProblemsTests {
  @Test func `reports every problem of a file, with position and suggestion`() {
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
      types:
        - match: { kinds: [strct, struct], layer: Domain, layers: Domein }
          require: { has: [mock, test], folders: A }
          forbid: { has: file, layers: Dato }
      roles: {}
      rules:
        unusd: off
        layer: maybe
        reach:
        mocks*: off
        x*: off
      """

    #expect(
      SampleConfiguration.problems(in: text) == """
        inward.yml:1:10: error: unknown version `2`; this version of inward supports version 1
        inward.yml:2:1: error: `layer` is not a key of an inward configuration; did you mean `layers`?
        inward.yml:6:5: error: `mayimport` is not a key of `layers.Domain`; did you mean `mayImport`?
        inward.yml:7:3: error: `layers.Data` needs `targets` or `paths`
        inward.yml:8:17: error: `layers.Data.mayImport` names the layer `Domian`, which `layers` does not define; \
        did you mean `Domain`?
        inward.yml:8:25: error: `layers.Data.mayImport` names the layer `Presentation`, which `layers` does not define
        inward.yml:9:15: error: `layers.Data.external` must be a string or a list of strings, but is a mapping
        inward.yml:11:15: error: `Domain` is claimed by the layer `UI` and by the layer `Domain`
        inward.yml:11:23: error: an entry of `layers.UI.targets` must be a string, but is a list
        inward.yml:11:29: error: an entry of `layers.UI.targets` is empty
        inward.yml:11:33: error: an entry of `layers.UI.targets` must be a string, but is nothing
        inward.yml:12:5: error: `layers.UI.mayImport` must be a string or a list of strings, but is nothing
        inward.yml:13:9: error: `layers.Bare` must be a mapping, but is a string
        inward.yml:15:5: error: `features[0]` needs `folders` or `targets`
        inward.yml:16:5: error: `features[1]` must be a mapping, but is a string
        inward.yml:18:11: error: `reach.from` names the layer `Dta`, which `layers` does not define; did you mean `Data`?
        inward.yml:19:10: error: `reach.to` names `Dmain`, which is neither a layer nor a module that a layer may import; \
        did you mean `Domain`?
        inward.yml:20:14: error: `reach.through`: `Compos*` matches no layer
        inward.yml:21:11: error: `settings` must be a list of mappings, but is a mapping
        inward.yml:22:8: error: `mocks` must be a mapping, but is a list
        inward.yml:25:22: error: `types[0].match.kinds` must not contain `strct`, only struct, class, enum, protocol, \
        actor, extension, typealias; did you mean `struct`?
        inward.yml:25:38: error: `layer` is not a key of `types[0].match`; did you mean `layers`?
        inward.yml:25:61: error: `types.match.layers` names the layer `Domein`, which `layers` does not define; \
        did you mean `Domain`?
        inward.yml:26:28: error: `types[0].require.has` must not contain `test`, only file, mock, tests; \
        did you mean `tests`?
        inward.yml:27:15: error: `has` is not a key of `types[0].forbid`
        inward.yml:27:34: error: `types.forbid.layers` names the layer `Dato`, which `layers` does not define; \
        did you mean `Data`?
        inward.yml:28:1: error: write `types` instead of `roles`: a role is an entry whose `match` selects types, with what they \
        must have and not have in `require` and `forbid`
        inward.yml:30:3: error: there is no rule `unusd`; did you mean `unused`?
        inward.yml:31:10: error: `rules.layer` must be `on`, `off`, `error` or `warning`, but is `maybe`
        inward.yml:32:3: error: `rules.reach` must be `on`, `off`, `error` or `warning`, but is nothing
        inward.yml:34:3: error: there is no rule `x*`
        """
    )
  }

  @Test func `reports duplicate keys at each level, together with other problems`() {
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
        inward.yml:4:3: error: duplicate key `layers.Domäne`, first defined on line 3
        inward.yml:4:28: error: duplicate key `layers.Domäne.targets`, first defined on line 4
        inward.yml:5:3: error: duplicate key `layers.Domäne`, first defined on line 4
        inward.yml:5:38: error: `layers.Domäne.mayImport` names the layer `Domäme`, which `layers` does not define; \
        did you mean `Domäne`?
        inward.yml:6:23: error: duplicate key `rules.unused`, first defined on line 6
        inward.yml:7:1: error: duplicate key `version`, first defined on line 1
        """
    )
  }

  @Test func `reports a merge conflict`() {
    let text = "version: 1\nlayers:\n<<<<<<< HEAD\n  A: { targets: A }\n=======\n  B: { targets: B }\n>>>>>>> other\n"

    #expect(SampleConfiguration.problems(in: text) == "inward.yml:3:1: error: a merge conflict in it is not resolved")
  }

  @Test func `reports layers that import each other in a cycle, unless only patterns allow it`() {
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
        inward.yml:3:35: error: layers import each other in a cycle: `A` → `B` → `C` → `A`
        inward.yml:9:32: error: layers import each other in a cycle: `F` → `G` → `F`
        """
    )
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; `inward init` creates a configuration for an existing repository"),
    ("# nothing\n", "1:1: error: the file is empty; `inward init` creates a configuration for an existing repository"),
    ("null", "1:1: error: the file is empty; `inward init` creates a configuration for an existing repository"),
    ("text", "1:1: error: the configuration must be a mapping, but is a string"),
    ("- a", "1:1: error: the configuration must be a mapping, but is a list"),
    ("layers: {}", "1:1: error: `layers` is empty\n1:1: error: the configuration is missing the key `version`"),
    ("version: 1", "1:1: error: the configuration needs `layers` or `extends`"),
    ("version: [1]\nlayers: { A: { targets: A } }", "1:10: error: `version` must be a number, but is a list"),
    (
      "version: 1\nlayers: { A: { targets: A } }\nsettings: [{ targets: A, languageMode: six }]",
      "3:40: error: `settings[0].languageMode` must be 4, 4.2, 5, 6 or a later mode, but is `six`"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\nsettings: [{ targets: A, languageMode: 6.2 }]",
      "3:40: error: `settings[0].languageMode` must be 4, 4.2, 5, 6 or a later mode, but is `6.2`"
    ),
    (
      "version: 1\nextends: mvvm\ntypes: [{ match: { layers: Typo }, require: { modifiers: final } }]",
      "3:28: error: `types.match.layers` names the layer `Typo`, which `layers` does not define"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\nsettings: [{ targets: A }]",
      "3:12: error: `settings[0]` needs `languageMode` or `upcomingFeatures`"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\nsettings: [{ targets: [], upcomingFeatures: [] }]",
      "3:14: error: `settings[0].targets` is empty\n3:27: error: `settings[0].upcomingFeatures` is empty"
    ),
    (
      "version: 1\nlayers: { A: { targets: A, paths: [] } }\nreach: [{ from: A, to: [] }]",
      "3:20: error: `reach[0].to` is empty"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\ntypes: [{ match: {}, require: {}, forbid: {} }]",
      "3:22: error: `types[0].require` is empty\n3:35: error: `types[0].forbid` is empty"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\ntypes: [{ match: {}, require: { has: [], uses: [] } }]",
      "3:22: error: `types[0].require` is empty"
    ),
    (
      "version: 1\nlayers: { A: { targets: A } }\ntypes: [{ match: {}, forbid: { uses: ['!A', '!B'] } }]",
      "3:39: error: `types.forbid.uses` has only exceptions"
    ),
    (
      "version: 1\nlayers: { A: { targets: [] }, '': { targets: B } }",
      "2:16: error: `layers.A.targets` is empty\n2:31: error: a name in `layers` is empty"
    ),
    (
      "version: 1\nlayers:\n  A: { targets: [A, A] }",
      "3:21: error: `A` is claimed by the layer `A` twice"
    ),
    ("? [a, b]\n: 1", "1:3: error: a key must be a string"),
  ])
  func `reports what a small file is missing`(text: String, expected: String) {
    let lines = expected.split(separator: "\n").map { "inward.yml:" + $0 }.joined(separator: "\n")
    #expect(SampleConfiguration.problems(in: text) == lines)
  }

  @Test(arguments: [
    ("a: [b", "1:6", "did not find expected ',' or ']' while parsing a flow sequence that starts at 1:4"),
    ("a: \"b", "1:6", "found unexpected end of stream while scanning a quoted scalar that starts at 1:4"),
    ("a: \"\\q\"", "1:5", "found unknown escape character while parsing a quoted scalar that starts at 1:4"),
    ("a: b: c", "1:5", "mapping values are not allowed in this context"),
    ("ä: ü: c", "1:7", "mapping values are not allowed in this context"),
    ("a: 1\n  b: 2", "2:4", "mapping values are not allowed in this context"),
    ("a: 1\n---\nb: 2", "2:1", "expected a single document in the stream, but found another document"),
    ("ä: b\u{0}", "1:6", "control characters are not allowed"),
  ])
  func `reports invalid YAML in one sentence`(text: String, place: String, sentence: String) {
    #expect(SampleConfiguration.problems(in: text) == "inward.yml:\(place): error: invalid YAML: \(sentence)")
  }

  @Test(arguments: [
    ("a: *b", "1:4", "found undefined alias; a string that starts with `*`"),
    (
      "a: [**/Fixtures/**]", "1:6",
      "did not find expected alphabetic or numeric character while scanning an alias that starts at 1:5; "
        + "a string that starts with `*`"
    ),
    ("a: @b", "1:4", "found character that cannot start any token; a string that starts with `@`, `` ` `` or `%`"),
  ])
  func `reports strings that need quotes`(text: String, place: String, sentence: String) {
    let message = "invalid YAML: \(sentence) must be quoted"
    #expect(SampleConfiguration.problems(in: text) == "inward.yml:\(place): error: \(message)")
  }

  @Test func `reports indentation with tabs`() {
    #expect(
      SampleConfiguration.problems(in: "a:\n\t- b") == """
        inward.yml:2:1: error: invalid YAML: found character that cannot start any token; \
        indent with spaces, not tabs
        """
    )
  }
}
