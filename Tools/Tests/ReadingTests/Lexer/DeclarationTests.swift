import Model
import Reading
import Testing

struct DeclarationTests {
  @Test(arguments: [
    ("struct A {}", ["struct A@1:8"]),
    (
      "class A {}\nenum B {}\nprotocol C {}\nactor D {}",
      ["class A@1:7", "enum B@2:6", "protocol C@3:10", "actor D@4:7"]
    ),
    (
      "struct A { class B { enum C {} }\n struct D {} }",
      ["struct A@1:8", "class A.B@1:18", "enum A.B.C@1:27", "struct A.D@2:9"]
    ),
    ("extension A.B: C { struct D {} }", ["extension A.B: C@1:11", "struct A.B.D@1:27"]),
    ("extension Array<Int>.Slice where Element == Int {}", ["extension Array.Slice@1:11"]),
    ("extension A.`B C`: D {}", ["extension A.B C: D@1:11"]),
    ("struct A <B>: C { struct D {} }", ["struct A: C@1:8", "struct A.D@1:26"]),
    ("prefix operator √\npublic struct A {}", ["struct A@2:15"]),
    ("infix operator +++\nstruct A {}\npostfix operator !!\nstruct B {}", ["struct A@2:8", "struct B@4:8"]),
    ("extension [Int] {}", ["extension [Int]@1:11"]),
    (
      "extension A::B {}\nclass C: D::E<F::G>, H {}\ntypealias I = J::K\nstruct L { let m: N::O\n var p: Q::R { 1 } }",
      ["extension A.B@1:11", "class C: D.E<F.G>, H@2:7", "typealias I: J.K@3:11", "struct L@4:8"]
    ),
    (
      "typealias A = B\nstruct C { typealias D<E> = [E: F] }",
      ["typealias A: B@1:11", "struct C@2:8", "typealias C.D: [E: F]@2:22"]
    ),
    (
      "typealias A = B<\n  C\n>\npublic typealias D = (E)\n  throws -> F\n@a struct G {}",
      ["typealias A: B< C >@1:11", "typealias D: (E) throws -> F@4:18", "struct G@6:11"]
    ),
    (
      "typealias A = (Int, _ b: Int) throws -> [Int]\ntypealias C = A.B<C, D>?\ntypealias E = any P & Q",
      [
        "typealias A: (Int, _ b: Int) throws -> [Int]@1:11", "typealias C: A.B<C, D>?@2:11",
        "typealias E: any P & Q@3:11",
      ]
    ),
    (
      "typealias A = Int\n  // c\n  -> Void\ntypealias B = Outer\n  .Inner\ntypealias C = () ->\n  D",
      ["typealias A: Int -> Void@1:11", "typealias B: Outer .Inner@4:11", "typealias C: () -> D@6:11"]
    ),
    ("struct A: B, C {}", ["struct A: B, C@1:8"]),
    (
      "class A: @unchecked\n  B { struct C {} }\ntypealias D = any\n  E\ntypealias F = G\nstruct H {}",
      [
        "class A: @unchecked B@1:7", "struct A.C@2:14", "typealias D: any E@3:11", "typealias F: G@5:11",
        "struct H@6:8",
      ]
    ),
    (
      "final class A<T: P, U>: B<T, [U: (Int, Int)]>, @unchecked Sendable, ~Copyable where T == U {}",
      ["class A: B<T, [U: (Int, Int)]>, @unchecked Sendable, ~Copyable@1:13"]
    ),
    ("struct A // c\n  : B /* d */ & E, // f\n    C\n{}", ["struct A: B & E, C@1:8"]),
    ("struct `A B`: `class` {}", ["struct A B: `class`@1:8"]),
    ("class A { class func b() {}; class var c: Int { 1 }; class B {} }", ["class A@1:7", "class A.B@1:60"]),
    ("func f() { struct Local {} }\nlet c = { struct Local {} }", []),
    ("let actor = 5\nactor\n.run()\nx.struct\nf(enum: 1, class: A.self)", []),
    ("/* struct A {} */ // struct B {}\nlet s = \"struct C {}\"", []),
    (
      "#if X\nstruct A {}\n#else\nstruct B { #if Y\n struct C {}\n#endif\n}\n#endif",
      ["struct A@2:8 if X", "struct B@4:8 if !X", "struct B.C@5:9 if !X && Y"]
    ),
    (
      "#if false\nstruct A {\n#if X\nstruct B {}\n#endif\n}\n#else\nstruct C {}\n#endif\nstruct D {}",
      ["struct C@8:8", "struct D@10:8"]
    ),
    (
      "struct A { func f() { \"\\(g({ 1 }))\" } struct B {} }\nstruct C {}",
      ["struct A@1:8", "struct A.B@1:46", "struct C@2:8"]
    ),
    ("struct A {", ["struct A@1:8"]),
    ("}\n)\nstruct A {}", ["struct A@3:8"]),
  ])
  func `finds types`(source: String, types: [String]) {
    #expect(declarations(in: source).types.map(\.summary) == types)
  }

  @Test(
    arguments: [
      ("public struct A {}", .public, [], []),
      ("@MainActor @Observable public final class A {}", .public, ["MainActor", "Observable"], ["final"]),
      (
        "@available(macOS 14, *)\nfileprivate indirect enum A {}", .fileprivate, ["available(macOS 14, *)"],
        ["indirect"]
      ),
      ("nonisolated struct A {}", nil, [], ["nonisolated"]),
      ("#if X\n@a\n#endif\npublic extension A {}", .public, ["a"], []),
      ("@a.b<C>(\"{\") distributed actor A {}", nil, ["a.b<C>(\"{\")"], ["distributed"]),
      ("@attached(member) macro m()\nstruct A {}", nil, [], []),
      ("package protocol A {}", .package, [], []),
      ("open class A {}", .open, [], []),
    ] as [(String, AccessLevel?, [String], [String])]
  )
  func `reads attributes, access and modifiers`(
    source: String,
    access: AccessLevel?,
    attributes: [String],
    modifiers: [String]
  ) throws {
    let type = try #require(declarations(in: source).types.first)

    #expect(type.access == access)
    #expect(type.attributes == attributes)
    #expect(type.modifiers == modifiers)
  }

  @Test(arguments: [
    ("enum A { case a, b(Int), c }", ["a", "b", "c"]),
    ("enum A: Int { case a = 1, b = -2\n case c\n indirect case d(x: A = .a) }", ["a", "b", "c", "d"]),
    (
      "enum A { case `default`, a\n#if X\n case b\n#endif\n func f() { switch self { case .a: 1; case b: 2 } } }",
      ["default", "a", "b"]
    ),
    ("enum A { @available(*, deprecated) case a; case b }", ["a", "b"]),
    ("enum A: String { case a = \"x, y\", b }", ["a", "b"]),
    ("enum A {\n case await\n case b\n}", ["await", "b"]),
    ("enum A { case a (B), c }", ["a", "c"]),
    ("enum A {}", []),
  ])
  func `finds cases`(source: String, cases: [String]) {
    #expect(declarations(in: source).types.first?.cases == cases)
  }

  @Test func `skips types that are nested too deeply`() {
    let types = declarations(in: String(repeating: "struct A {", count: 1_000)).types

    #expect(types.count <= 40)
  }

  @Test func `reads no declarations if only imports are requested`() {
    #expect(SourceScanner.facts(of: "struct A {}", depth: .imports).declarations == nil)
    #expect(SourceScanner.facts(of: "", depth: .declarations).declarations == Declarations())
  }
}

func declarations(in source: String) -> Declarations {
  SourceScanner.facts(of: source, depth: .declarations).declarations ?? Declarations()
}

extension TypeDeclaration {
  fileprivate var summary: String {
    "\(kind) \(name)" + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
      + "@\(position.line):\(position.column)" + (condition.map { " if \($0)" } ?? "")
  }
}
