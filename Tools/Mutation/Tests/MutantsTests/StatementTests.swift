import Testing

@testable import Mutants

/// Statements that can be removed, and results that can be others.
struct StatementTests {
  @Test(arguments: [
    ("func f() { g() }", "g()"),
    ("func f() async throws { try await a.g(1) }", "try await a.g(1)"),
    ("func f() { _ = g() }", "_ = g()"),
    ("func f() { a?.g() }", "a?.g()"),
    ("func f() -> Int { g()\n  return 1 }", "g()"),
    ("func f() { defer { g() } }", "g()"),
    ("func f() { if a { g() } }", "g()"),
    ("func f() { switch a { case .b: g() } }", "g()"),
    ("func f() { Task { g() } }", "g()"),
    ("var a: Int { didSet { g() } }", "g()"),
  ])
  func `removes calls`(code: String, call: String) {
    #expect(changes(code, .call).contains("\(call) → nothing"))
  }

  @Test(arguments: [
    "func f() -> Int { g() }",
    "var a: Int { g() }",
    "var a: Int { get { g() } set {} }",
    "func f() -> Int { if a { g() } else { h() } }",
    "func f() -> Int { switch a { case .b: g() } }",
    "func f() { b = switch a { case .b: g() } }",
    "let a = b.map { g($0) }",
    "init() { self.init(a: 1) }",
    "init() { super.init() }",
    "func f() { guard a else { fatalError() } }",
  ])
  func `keeps calls whose result is used, and calls that the compiler needs`(code: String) {
    #expect(changes(code, .call) == [])
  }

  @Test(arguments: [
    ("func f() { a = 1 }", ["a = 1 → nothing"]),
    ("func f() { self.a.b += 1 }", ["self.a.b += 1 → nothing"]),
    ("func f() { a[0] = 1 }", ["a[0] = 1 → nothing"]),
    ("init() { self.a = 1 }", []),
    ("init() { a = 1 }", []),
    ("init() { var b = 0\n  b += 1 }", ["b += 1 → nothing"]),
    ("init() { c { self.a = 1 } }", ["self.a = 1 → nothing"]),
    ("func f() { let a: Int\n  if b { a = 1 } else { a = 2 } }", []),
  ])
  func `removes assignments, but not those that initialize`(code: String, expected: [String]) {
    #expect(changes(code, .assignment) == expected)
  }

  @Test(arguments: [
    ("func f() -> Int? { return a }", ["a → nil"]),
    ("func f() -> Int? { a }", ["a → nil"]),
    ("var a: [Int] { b }", ["b → []"]),
    ("var a: [Int: Int] { get { b } }", ["b → [:]"]),
    ("subscript(a: Int) -> String { b }", [#"b → """#]),
    ("func f() -> Bool { a }", ["a → !(a)"]),
    ("func f() -> Bool { a == b }", []),
    ("func f() -> Int? { return nil }", []),
    ("func f() -> Int { return a }", []),
    ("func f() -> Int? { g { return a } }", ["g { return a } → nil"]),
    ("func f() -> Int? { if a { b } else { nil } }", ["b → nil"]),
  ])
  func `changes results`(code: String, expected: [String]) {
    #expect(changes(code, .result) == expected)
  }

  @Test func `leaves arguments out that have a default`() {
    let functions = "init(a: Int, b: Int = 2, c: Int = 3) {}\nenum E { case f(a: Int, c: Int) }"
    let code = "struct S { \(functions)\n  let s = S(a: 1, b: 1)\n  let t = S(a: 1, c: 3)\n  let e = E.f(a: 1, c: 2) }"
    #expect(changes(code, .argument) == ["S(… b: 1) → S(…)"])
  }
}
