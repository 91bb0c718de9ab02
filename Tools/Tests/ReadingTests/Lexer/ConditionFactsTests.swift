import Model
import Reading
import Testing

struct ConditionFactsTests {
  @Test(arguments: [
    ("#if canImport(A)\n#endif", ["A@1:15"]),
    ("#if X && !canImport( A ) || canImport(B)\n#endif", ["A@1:22", "B@1:39"]),
    ("#if canImport(A.B)\n#elseif canImport(C, _version: 2)\n#endif", ["A@1:15", "C@2:19"]),
    ("#if (X ||\n  canImport(A))\n#endif", ["A@2:13"]),
    ("#if canImport(A)\nimport A\n#endif\nlet x = 1\n#if canImport(B)\n#endif", ["A@1:15", "B@5:15"]),
    ("import A\nlet s = \"#if canImport(Z)\" // #if canImport(Y)\nf(canImport(X))", []),
    ("#if os(Linux)\n#endif", []),
    ("#if false\n#if canImport(A)\n#endif\n#elseif canImport(B)\n#endif", ["B@4:19"]),
    ("#if canImport\n#endif", []),
  ])
  func `finds the modules in canImport conditions`(source: String, modules: [String]) {
    let found = SourceScanner.facts(of: source, depth: .imports).canImports

    #expect(found.map { "\($0.name)@\($0.position.line):\($0.position.column)" } == modules)
  }

  @Test func `limits the number of joined conditions`() throws {
    let count = 20_000
    let nested = String(repeating: "#if X\n", count: count) + "import A\n" + String(repeating: "#endif\n", count: count)
    let chained = "#if X\n" + String(repeating: "#elseif Y\n", count: count) + "import A\n#else\nimport B\n#endif\n"
    let long = "#if X" + String(repeating: " && Y", count: count) + "\nimport A\n#endif\nimport B"

    for source in [nested, chained, long] {
      let imports = SourceScanner.facts(of: source, depth: .imports).imports

      let condition = try #require(imports.first?.condition)
      #expect(condition.description.utf8.count < 2_000)
      #expect(imports.first?.module == "A")
    }
  }

  @Test func `what is deeply nested in a false condition is not imported`() {
    let count = 70
    let source =
      String(repeating: "#if X\n", count: count) + "#if false\nimport A\n#elseif Y\nimport B\n#else\nimport C\n#endif\n"
      + "#if true\nimport D\n#else\nimport E\n#endif\n" + String(repeating: "#endif\n", count: count)

    let imports = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(imports.map { $0.condition?.evaluated { _ in true } } == [false, true, true, true, false])
  }

  /// The compiler refuses such a branch.
  @Test(arguments: [1, 63, 64, 100]) func `nothing after an else is imported`(branches: Int) {
    let source =
      "#if X0\n" + (1..<branches).map { "#elseif X\($0)\n" }.joined()
      + "#else\nimport A\n#elseif Y\nimport B\n#else\nimport C\n#endif\n"

    let imports = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(imports.map { $0.condition?.evaluated { _ in false } } == [true, false, false])
    #expect(imports.dropFirst().allSatisfy { $0.condition?.constant == false })
  }

  @Test func `keeps nested conditions`() {
    let count = 1_000
    let source =
      "#if Outer\n" + String(repeating: "#if X\n", count: count) + String(repeating: "#endif\n", count: count)
      + "import A\n#endif\nimport B"

    let imports = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(imports.map(\.condition) == [.flag("Outer"), nil])
  }
}
