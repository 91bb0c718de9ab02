import Testing

@testable import Mutants

/// Places that have no mutants: the compiler needs them as they are, or does not compile them.
struct PlaceTests {
  @Test(arguments: [
    "enum E: Int { case a = 1 }",
    #"enum E: String { case a = "a" }"#,
    #"@available(*, deprecated, message: "no") func f() {}"#,
    #"func f() { #warning("no") }"#,
    "func f() { if #available(macOS 15, *) {} }",
    "typealias A = B<3>",
    "import Foundation",
    "let a = b.0",
    "let a = /1+/",
    "#if NEVER\n  let a = 1\n#endif",
    "#if DEBUG\n#else\n  let a = 1\n#endif",
    #"func f() { fatalError("stopped") }"#,
  ])
  func `no mutants`(code: String) {
    #expect(changes(code) == [])
  }

  @Test func `debug builds are mutated`() {
    #expect(changes("#if DEBUG\n  let a = 1\n#else\n  let a = 2\n#endif") == ["1 → 2"])
    #expect(changes("#if canImport(Nothing)\n#else\n  let a = 1\n#endif") == [])
  }

  @Test func `patterns that are compared are mutated`() {
    #expect(changes("func f() { switch a { case 1, 3...4: break } }", .number) == ["1 → 2", "3 → 4", "4 → 5"])
  }

  @Test func `a mutant has its line and its code on one line`() {
    let mutant = mutants("\n\nlet a = b(\n  1\n)\n  && c").first { $0.kind == .logical }
    #expect(mutant?.place == "File.swift:3")
    #expect(mutant?.original == "b( 1 ) && c")
  }

  @Test func `long code is cut so that the difference is seen`() {
    let long = String(repeating: "word ", count: 40)
    let early = mutants("let a = f < g(\"\(long)\")").first { $0.kind == .relational }
    #expect(early?.mutated.hasPrefix("f <= g(\"word word") == true)
    #expect(early?.mutated.count == 90)
    let late = mutants("let a = \"\(long)end\"").first
    #expect(late?.original.hasPrefix("…") == true)
    #expect(late?.original.hasSuffix("word end\"") == true)
    #expect(late?.mutated.hasSuffix("word end!\"") == true)
  }
}
