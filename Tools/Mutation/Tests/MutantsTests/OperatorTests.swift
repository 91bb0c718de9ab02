import Testing

@testable import Mutants

/// What each operator changes, and what it leaves.
struct OperatorTests {
  @Test(arguments: [
    ("a < b", "a <= b"), ("a >= b", "a > b"), ("a == b", "a != b"), ("a === b", "a !== b"),
  ])
  func `comparisons`(code: String, changed: String) {
    #expect(changes("let x = \(code)", .relational) == ["\(code) → \(changed)"])
  }

  @Test func `and, or`() {
    #expect(changes("let x = a && b || c", .logical) == ["a && b || c → a && b && c", "a && b → a || b"])
  }

  @Test func `arithmetic of numbers`() {
    #expect(changes("let x = a + b * 2", .arithmetic) == ["a + b * 2 → a - b * 2", "b * 2 → b / 2"])
    #expect(changes("func f() { a += 1 }", .arithmetic) == ["a += 1 → a -= 1"])
  }

  @Test(arguments: [
    #"let x = a + "b" + c"#, "let x = a + [b]", "let x = a.map(f) + b", "func f() -> String { a + b }",
    "func f() -> [Int] { return a + b }",
  ])
  func `texts and arrays have no arithmetic`(code: String) {
    #expect(changes(code, .arithmetic) == [])
  }

  @Test(arguments: [("7", "8"), ("1_000", "1001"), ("0xff", "256"), ("0.5", "1.5")])
  func `numbers`(code: String, changed: String) {
    #expect(changes("static let x = \(code)", .number) == ["\(code) → \(changed)"])
    #expect(changes("func f(x: Int = \(code)) {}", .number) == ["\(code) → \(changed)"])
  }

  @Test func `Booleans, but not those of endless loops`() {
    #expect(changes("let x = true", .boolean) == ["true → false"])
    #expect(changes("func f() { while true {} }") == [])
  }

  @Test(arguments: [
    (#""a b""#, [#""a b!""#, #""""#]), (#""a""#, [#""!""#]), (#""\n""#, [#""!""#]), (#""\u{1B}""#, [#""!""#]),
    (#""""#, []), (#""\(a) b""#, [#""\(a) b!""#, #""""#]), (##"#"a"b"#"##, [##"#"a"b!"#"##, #""""#]),
  ])
  func `texts`(code: String, changed: [String]) {
    #expect(changes("let x = \(code)", .text) == changed.map { "\(code) → \($0)" })
  }

  @Test func `texts of several lines keep their last line`() {
    let found = mutants("let x = \"\"\"\n  a\n  b\n  \"\"\"")
    #expect(found.first?.form == .expression("\"\"\"\n  a\n  b!\n  \"\"\""))
  }

  @Test func `defaults of nil`() {
    #expect(changes("let x = try a() ?? b", .coalescing) == ["a() ?? b → b"])
  }

  @Test func `conditions`() {
    let code = "func f() { if a, b == c, let d { g() } }"
    #expect(changes(code, .condition) == ["a → !(a)"])
    #expect(changes(code, .exit) == ["a → false", "b == c → false"])
    #expect(changes("func f() { guard a else { return } }", .exit) == ["a → true"])
    #expect(changes("func f() { while a {} }", .exit) == ["a → false"])
    #expect(changes("let x = a ? b : c", .condition) == ["a → !(a)"])
    #expect(changes("func f() { for a in b where a.c {} }", .condition) == ["a.c → !(a.c)"])
  }

  @Test func `opposite functions`() {
    #expect(changes("let x = min(a, b)", .counterpart) == ["min(a, b) → max(a, b)"])
    #expect(changes("let x = a.first?.b", .counterpart) == ["a.first → a.last"])
    #expect(changes("let x = a.first { $0.b }", .counterpart) == ["a.first { $0.b } → a.last { $0.b }"])
    #expect(changes("let x = a.prefix(while: b)", .counterpart) == [])
    #expect(changes("let x = a?.b.first.c", .counterpart) == [])
    #expect(changes("func f() { a.first = b }", .counterpart) == [])
  }

  @Test func `elements`() {
    let code = "let x = [a, b(1), c]"
    #expect(changes(code, .element) == ["a", "b(1)", "c"].map { "[a, b(1), c] → without \($0)" })
    #expect(changes("let x = [a]", .element) == ["[a] → []"])
    #expect(changes("let x = [Int]()", .element) == [])
    #expect(changes("let x = [Int].self", .element) == [])
  }
}
