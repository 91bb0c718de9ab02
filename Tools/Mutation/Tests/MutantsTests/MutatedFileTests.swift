import Testing

@testable import Mutants

/// How mutants are written into a file, and found again in it.
struct MutatedFileTests {
  @Test(arguments: [
    ("let a = b < 1", MutationKind.relational, "let a = (Mutation.is(1) ? (b <= 1) : (b < 1))"),
    ("func f() { if a {} }", .condition, "func f() { if Mutation.negate(1, a) {} }"),
    ("func f() { if a {} }", .exit, "func f() { if Mutation.never(1, a) {} }"),
    ("func f() { guard a else {} }", .exit, "func f() { guard Mutation.always(1, a) else {} }"),
    ("func f() { g() }", .call, "func f() { if !Mutation.is(1) { g() } }"),
    ("func f() { a += b }", .arithmetic, "func f() { if Mutation.is(1) { a -= b } else { a += b } }"),
    ("func f() -> A? { return b }", .result, "func f() -> A? { if Mutation.is(1) { return nil }; return b }"),
    ("func f() -> A? { b }", .result, "func f() -> A? { if Mutation.is(1) { return nil }; return b }"),
    (
      "func f() -> [A] { if a { b } else { c } }", .result,
      "func f() -> [A] { if a { (Mutation.is(1) ? ([]) : (b)) } else { c } }"
    ),
  ])
  func `writes both`(code: String, kind: MutationKind, expected: String) {
    let chosen = mutants(code).first { $0.kind == kind }
    #expect(MutatedFile(code, mutants: chosen.map { [(1, $0)] } ?? []).text == expected)
  }

  @Test func `mutants may be in each other`() {
    let code = "let a = b + 1 < 2\n"
    let chosen = mutants(code).enumerated().map { (id: $0.offset + 1, mutant: $0.element) }

    let file = MutatedFile(code, mutants: chosen)

    let sum = "(Mutation.is(2) ? (b - 1) : (b + (Mutation.is(3) ? (2) : (1))))"
    #expect(file.text == "let a = (Mutation.is(1) ? (b + 1 <= 2) : (\(sum) < (Mutation.is(4) ? (3) : (2))))\n")
  }

  @Test func `nothing else changes`() {
    let code = "// A comment: “ä”\nlet a = 1 // more\n\n"
    #expect(MutatedFile(code, mutants: []).text == code)
    let chosen = mutants(code).map { (id: 1, mutant: $0) }
    #expect(MutatedFile(code, mutants: chosen).text == code.replacing("1", with: "(Mutation.is(1) ? (2) : (1))"))
  }

  @Test func `suspects are on the line, around it, in the same declaration, or in the file`() {
    let code = """
      let a = 1
      func f() {
        let b = 2
        print(
          c
        )
        d
      }
      let e = g

      """
    let found = mutants(code)
    let file = MutatedFile(code, mutants: found.enumerated().map { (id: $0.offset, mutant: $0.element) })

    #expect(found.map(\.original) == ["1", "2", "print( c )"])
    #expect(file.suspects(line: 1) == [0])
    #expect(file.suspects(line: 3) == [1])
    #expect(file.suspects(line: 5) == [2])
    #expect(file.suspects(line: 7) == [1, 2])
    #expect(file.suspects(line: 9) == [0, 1, 2])
  }
}
