import Model
import Reading
import Testing

struct IgnoreTests {
  @Test(arguments: [
    ("import A // inward:ignore layer: why", ["layer (why) 1:10 suppresses 1"]),
    ("// inward:ignore layer: why\nimport A", ["layer (why) 1:1 suppresses 2"]),
    ("//inward:ignore layer: a: b \nimport A", ["layer (a: b) 1:1 suppresses 2"]),
    ("// inward:ignore layer\nimport A", ["layer () 1:1 suppresses 2"]),
    (
      "// inward:ignore layer, reach : why\nimport A", ["layer (why) 1:1 suppresses 2", "reach (why) 1:1 suppresses 2"]
    ),
    ("// inward:ignore\nimport A", [" () 1:1 suppresses 2"]),
    ("// inward:ignore layer: why\n\n// more\n/* \n */ import A", ["layer (why) 1:1 suppresses 5"]),
    (
      "// inward:ignore a: why\n// inward:ignore b: why\nimport A",
      ["a (why) 1:1 suppresses 3", "b (why) 2:1 suppresses 3"]
    ),
    ("/* c */ // inward:ignore a: why\nimport A", ["a (why) 1:9 suppresses 2"]),
    ("let s = \"\"\"\n\"\"\" // inward:ignore a: why\nx", ["a (why) 2:5 suppresses 2"]),
    ("x /* \n */ // inward:ignore a: why\ny", ["a (why) 2:5 suppresses 3"]),
    ("#if X // inward:ignore a: why\n#endif", ["a (why) 1:7 suppresses 1"]),
    ("// inward:ignore a: why\n#if canImport(X)\n#endif", ["a (why) 1:1 suppresses 2"]),
    (
      "#if (X || // inward:ignore a: why\n Y) // inward:ignore b: why\n#endif",
      ["a (why) 1:11 suppresses 1", "b (why) 2:5 suppresses 2"]
    ),
    ("import A\n// inward:ignore a: why\n", ["a (why) 2:1 suppresses 2"]),
    ("import A\r\n// inward:ignore a: why\r\nlet x = 1\r\n", ["a (why) 2:1 suppresses 3"]),
    ("import A // inward:ignore a: why\r\n", ["a (why) 1:10 suppresses 1"]),
    ("@testable // inward:ignore a: why\nimport A", ["a (why) 1:11 suppresses 1"]),
    (
      "func f() {\n  // inward:ignore a: why\n  g() // inward:ignore b: why\n}",
      ["a (why) 2:3 suppresses 3", "b (why) 3:7 suppresses 3"]
    ),
    (
      "// inward:ignore a: why\n@MainActor\n@Macro(a: \")\",\n  B.self) final class C {}",
      ["a (why) 1:1 suppresses 2-4"]
    ),
    ("// inward:ignore a: why\n@testable\nimport A", ["a (why) 1:1 suppresses 2-3"]),
    (
      "// inward:ignore a: why\n@Macro({ a in\n  \")\" // )\n}) public private(set)\nstatic var a = 1",
      ["a (why) 1:1 suppresses 2-5"]
    ),
    ("// inward:ignore a: why\n@Macro({\n})\npublic\nimport A", ["a (why) 1:1 suppresses 2-5"]),
    ("// inward:ignore a: why\nopen(\n  path\n)", ["a (why) 1:1 suppresses 2"]),
    (
      "// inward:ignore a: why\n@A\n// inward:ignore b: why\nvar a = 1",
      [
        "a (why) 1:1 suppresses 2-4", "b (why) 3:1 suppresses 4",
      ]
    ),
    ("f(\n  // inward:ignore a: why\n  .target(\n    name: 1,\n    b: 2\n))", ["a (why) 2:3 suppresses 3-6"]),
    ("// inward:ignore a: why\n.a\n.b(\n)", ["a (why) 1:1 suppresses 2"]),
    ("// inward:ignore a: why\n@A", ["a (why) 1:1 suppresses 2"]),
    ("let s = \"// inward:ignore a: why\"", []),
    ("let s = \"\"\"\n// inward:ignore a: why\n\"\"\"", []),
    ("/* // inward:ignore a: why */ import A", []),
    ("/// inward:ignore a: why\nimport A", []),
    ("// see inward:ignore a: why\nimport A", []),
    ("// inward:ignored a: why\nimport A", []),
  ])
  func `reads ignore comments`(source: String, ignores: [String]) {
    let found = SourceScanner.facts(of: source, depth: .imports).ignores

    let described = found.map { ignore in
      let lines = ignore.line == ignore.lastLine ? "\(ignore.line)" : "\(ignore.line)-\(ignore.lastLine)"
      return "\(ignore.rule) (\(ignore.reason)) \(ignore.position.line):\(ignore.position.column) suppresses \(lines)"
    }
    #expect(described == ignores)
  }
}
