import Model
import Reading
import Repositories
import Testing

struct VariableTests {
  @Test(arguments: [
    ("let a = 1", ["let a stored @1:5"]),
    (
      "var a: Int = 1, b: String, c = \"x, y\"",
      ["var a stored @1:5", "var b stored @1:17", "var c stored @1:28"]
    ),
    ("var a: Int { 1 }", ["var a computed @1:5"]),
    ("var a: Int { get { 1 } set {} }", ["var a computed @1:5"]),
    ("var a: Int { get throws { 1 } }", ["var a computed @1:5"]),
    ("var a = 1 { didSet {} }", ["var a stored @1:5"]),
    ("var a: Int { willSet {} }", ["var a stored @1:5"]),
    ("var a: Int {\n  // c\n  @X nonmutating didSet {}\n}", ["var a stored @1:5"]),
    ("lazy var a = { let b = 1; return b }()", ["var a stored @1:10"]),
    ("let a: [String: Set<Int>]=[:], b = 2", ["let a stored @1:5", "let b stored @1:32"]),
    (
      "let a: (Int, _ b: Int) throws -> [Int]\nlet c: A.B<C, D>?\nlet d: any P & Q",
      ["let a stored @1:5", "let c stored @2:5", "let d stored @3:5"]
    ),
    (
      "let a: Int\n  // c\n  -> Void\nlet b: Outer\n  .Inner",
      ["let a stored @1:5", "let b stored @4:5"]
    ),
    ("let (a, b) = (1, 2), (c, _) = f()", ["let a stored @1:6", "let b stored @1:9", "let c stored @1:23"]),
    ("let _ = 1\nlet `default` = 2", ["let default stored @2:5"]),
    ("let a = b\n  .c { 1 }\n  ?? d, e = 2", ["let a stored @1:5", "let e stored @3:9"]),
    (
      "let a = x ? 1 : 2\nlet b = [1, 2], c = f(1, 2)",
      ["let a stored @1:5", "let b stored @2:5", "let c stored @2:17"]
    ),
    (
      "let a = A<B, C>.d, e = F<G<H>, [I: J]>(), k: L = m<n, o = p>q",
      [
        "let a stored @1:5", "let e stored @1:20", "let k stored @1:43", "let o stored @1:55",
      ]
    ),
    ("func f<\n  let a: Int,\n  B\n>() {}\nlet c = 1", ["let c stored @5:5"]),
    ("let a = A<\n  B,\n  C\n>()\nlet d = 1", ["let a stored @1:5", "let d stored @5:5"]),
    (
      "let a: A<\n  B\n>!\nlet c: (D)\n  async throws -> E\nlet f: () ->\n  G",
      ["let a stored @1:5", "let c stored @4:5", "let f stored @6:5"]
    ),
    ("let a = if x { 1 } else { 2 }\nlet b = 1", ["let a stored @1:5", "let b stored @2:5"]),
    ("let a = try\n  f()\nlet b = 1", ["let a stored @1:5", "let b stored @3:5"]),
    ("#if X\nlet a = 1\n#else\nlet a = 2\n#endif", ["let a stored @2:5 if X", "let a stored @4:5 if !X"]),
    ("#if false && X\nvar a = 1\n#endif\nvar b = 1", ["var b stored @4:5"]),
    ("if let a = b {}\nguard let a = b,\n  let c = d else {}\nfor var i in x {}\nwhile\n  let e = f {}", []),
    ("switch x {\ncase let y: let z = 1\n}\nfunc f() { let a = 1 }\nlet b = { let c = 1 }", ["let b stored @5:5"]),
    ("f(var: 1, let: 2)\nx.var\nlet y = .let", ["let y stored @3:5"]),
    ("// let a = 1\nlet s = \"let b = 1\"", ["let s stored @2:5"]),
    ("static let a = 1\nprivate(set) var b = 2", ["static let a stored @1:12", "var b stored @2:18"]),
    ("var a", ["var a stored @1:5"]),
    ("var", []),
    ("var a: ", ["var a stored @1:5"]),
  ])
  func `finds the variables of a file and of a type`(source: String, variables: [String]) {
    let members = declarations(in: "struct S {\n" + source + "\n}\nstruct T {}")

    #expect(declarations(in: source).globals.map(\.summary) == variables)
    #expect(members.types.first?.variables.map { $0.inLineBefore.summary } == variables)
    #expect(members.globals.isEmpty)
  }

  @Test func `reads attributes`() throws {
    let source = "class A {\n  @Published(x: 1) @B private(set) public weak class var c: C?\n}"

    let variable = try #require(declarations(in: source).types.first?.variables.first)

    #expect(variable.attributes == ["Published(x: 1)", "B"])
    #expect(variable.isStatic)
  }

  @Test func `requirements of a protocol are not stored`() {
    let source = "protocol A { var a: Int { get }; static var b: Int { get set } }"

    #expect(declarations(in: source).types.first?.variables.map(\.isStored) == [false, false])
  }
}

extension VariableDeclaration {
  fileprivate var summary: String {
    (isStatic ? "static " : "") + (isVariable ? "var " : "let ") + name + (isStored ? " stored" : " computed")
      + " @\(position.line):\(position.column)"
      + (condition.map { " if \($0)" } ?? "")
  }

  fileprivate var inLineBefore: VariableDeclaration {
    var copy = self
    copy.position.line -= 1
    return copy
  }
}
