import Model
import Testing

@testable import Manifests

/// The values of expressions; the expected ones are those of Swift.
struct ExpressionTests {
  @Test(arguments: [
    (#""plain""#, "plain"),
    (#""a\tb\u{48}\\\"""#, "a\tbH\\\""),
    (##"#"raw \(x) \#("a" + "b")"#"##, #"raw \(x) ab"#),
    (#""\("in \("ner")") \(true) \(7)""#, "in ner true 7"),
    ("\"\"\"\n  one\n    two \\\n  three\n\n  \"\"\"", "one\n  two three\n"),
    (##"#"""#"##, "\""),
    (##"#""", "#"##, "\"\", "),
    ("#\"\"\"\n  a\\n\n  \"\"\"#", "a\\n"),
    (#""a" + "b" + "c""#, "abc"),
    (#"1 < 2 && !false ? "yes" : "no""#, "yes"),
    (#"("a" + "b" == "ab") == true ? "left" : "right""#, "left"),
    (#"["a", "b"].joined(separator: "-")"#, "a-b"),
    (#"["b", "a"].sorted().map { $0.uppercased() }.joined(separator: "")"#, "AB"),
    (#"[1, 2, 3].filter { $0 > 1 }.map { "\($0)" }.joined(separator: "")"#, "23"),
    (#"["a": "x"]["a"] ?? "none""#, "x"),
    (#"["a": "x"]["b", default: "none"]"#, "none"),
    (#"(0...2).map { n in "\(n)" }.joined(separator: "")"#, "012"),
    (#"[["a"], [], ["b"]].flatMap { $0 }.joined(separator: "")"#, "ab"),
    (#"["a", "b"].contains("b") ? "in" : "out""#, "in"),
    (#"["bc", "ab"].first { $0.hasPrefix("a") } ?? "none""#, "ab"),
    (#"{ let a = "x"; return a + "y" }()"#, "xy"),
    (#"String("abc".dropFirst())"#, "bc"),
    (#"if 1 < 2 { "less" } else { "more" }"#, "less"),
    (#"[(1, "a"), (2, "b")].map { number, text in "\(number)\(text)" }.joined(separator: "")"#, "1a2b"),
    (#"(name: "n", 2).name"#, "n"),
    (#"{ (names: [String: String]) in names["a"] ?? "none" }([:])"#, "none"),
    (#""a b c".replacing(" ", with: "-").appending(".d")"#, "a-b-c.d"), (#""ab cd".capitalized"#, "Ab Cd"),
    (#""\("ab".count)""#, "2"),
    (#""a-TargetTarget".replacingOccurrences(of: "Target", with: "Kit")"#, "a-KitKit"),
    (#""1.2..3".split(separator: ".").reversed().joined(separator: "-")"#, "3-2-1"),
    (#""1.2..3".components(separatedBy: ".").map { $0.isEmpty ? "e" : $0 }.joined()"#, "12e3"),
    (#""abc".prefix(1).uppercased() + "abc".suffix(2)"#, "Abc"),
    (#"["a", "b"].enumerated().map { "\($0.offset)\($0.element)" }.joined()"#, "0a1b"),
    (#"["a", "b"].enumerated().map { index, name in "\(index)\(name)" }.joined()"#, "0a1b"),
    (#"["a": "x"]["a"].map { $0 + "!" } ?? "none""#, "x!"),
    (#"["a": "7"]["a"].flatMap { Int($0) } ?? 0 > 6 ? "more" : "less""#, "more"),
    (#"["a": "true"]["a"].flatMap(Bool.init) ?? false ? "yes" : "no""#, "yes"),
    (#"Bool("1") ?? (Int("x") == nil) ? "yes" : "no""#, "yes"),
    (#"["a": "x"]["b"].map { $0 + "!" } ?? "none""#, "none"),
    ("`default`", "escaped"),
    ("\u{A0}\"a\"\u{A0}+\u{A0}`default`\u{A0}", "aescaped"),
    ("[1].map {\u{A0}number\u{A0}in \"\\(number)\"\u{A0}}[0]", "1"),
  ])
  func `evaluates an expression`(expression: String, expected: String) throws {
    #expect(try SampleManifest.text(expression, after: #"let `default` = "escaped""#) == expected)
  }

  @Test(arguments: [
    (#"var a = "x"; a += "y""#, "xy"),
    (#"let a: String; if true { a = "then" } else { a = "else" }"#, "then"),
    (#"var a: String { let b = "computed"; return b }"#, "computed"),
    (#"func f(_ x: String, times: Int = 2) -> String { x + "\(times)" }; let a = f("n")"#, "n2"),
    (#"func f(_ x: String...) -> String { x.joined(separator: ",") }; let a = f("n", "m")"#, "n,m"),
    (#"let a = E.b.rawValue; enum E: String { case b = "B" }"#, "B"),
    (#"enum E: String { case a, b = "c" }; let a = E(rawValue: "c") == .b && E(rawValue: "b") == nil ? "x" : """#, "x"),
    (#"enum E: String { case x, y }; let s: Set<E> = [.x, .x, .y]; let a = s.map(\.rawValue).sorted().joined()"#, "xy"),
    (#"struct S { let b = "x" }; let s: S? = S(); let a = s.map { $0.b } ?? "none""#, "x"),
    (#"enum E: String { case x }; let s: E? = E.x; let a = s.map { $0.rawValue } ?? "none""#, "x"),
    (
      """
      enum E: String { case x }
      struct S { func f(_ v: [String: Int]) -> String { "c" }; func f(_ v: String?) -> String { "d" } }
      func f(_ v: Int) -> String { "a" }; func f(_ v: [Int] = []) -> String { "b" }; func f(_ v: E) -> String { v.rawValue }
      let a = f(1) + f([1]) + f(.x) + f(E.x) + S().f([:]) + S().f("y")
      """, "abxxcd"
    ),
    (#"let a = E.allCases.map(\.rawValue).joined(separator: ""); enum E: String, CaseIterable { case b, c }"#, "bc"),
    (#"struct S { var x = "1"; let y: String; var z: String { x + y } }; let a = S(y: "2").z"#, "12"),
    (#"struct S { var x: String; init(_ y: String) { self.x = y + "!" } }; let a = S("2").x"#, "2!"),
    (#"struct S { var x = "1" }; var s = S(); s.x += "0"; let a = s.x"#, "10"),
    (#"extension String { static let b = "c"; var d: String { self + "d" } }; let e: String = .b; let a = e.d"#, "cd"),
    (#"var a = ""; for x in ["a", "b", "c"] where x != "b" { if x == "c" { break }; a += x }"#, "a"),
    (#"var a = ""; for (i, x) in [(0, "a"), (1, "b")] { guard i > 0 else { continue }; a += x }"#, "b"),
    (#"let a = { (x: Int) -> String in switch x { case 1, 2: return "low"; default: return "high" } }(2)"#, "low"),
    (#"let l: [String] = ["x"]; var a = l.first ?? ""; if let f = l.last { a += f }"#, "xx"),
    (#"let d = ["k": "v"]; let a = d["k"]!"#, "v"),
    (#"private final class C { static let b = "x"; static var c: String { b + "y" } }; let a = C.c"#, "xy"),
    (#"var a = ""; switch (true, 1) { case (false, 1): a = "x"; case (true, 1): a = "y"; default: break }"#, "y"),
    (
      #"enum E { enum F { case f(G) }; enum G: String { case g } }; let e = E.F.f(.g); let a = e.t"#
        + #"; extension E.F { var t: String { switch self { case .f(let g): g.rawValue } } }"#, "g"
    ),
    (#"func f() throws -> Int { try g() }; let a = "x""#, "x"),
    (#"extension String { var b: String { prefix(1).uppercased() + dropFirst() } }; let a = "xy".b"#, "Xy"),
    (
      #"struct S { var x: String; init(x: String) { self.x = x }; init(_ n: Int) { self.init(x: "\(n)") } }; let a = S(1).x"#,
      "1"
    ),
    (
      #"let a = E.allCases.map(\.rawValue).joined()"#
        + #"; enum E: String, CaseIterable { case b, c; static var allCases: [E] { [.c] } }"#, "c"
    ),
    (#"extension [String] { var b: String { joined(separator: "+") } }; let a = ["x", "y"].b"#, "x+y"),
    (#"struct S { let x: String; init(_ y: String) { x = y } }; let a = ["b"].map(S.init).map(\.x).joined()"#, "b"),
    (#"func f(_ x: String) -> String { x + "!" }; let a = ["b", "c"].map(f(_:)).joined()"#, "b!c!"),
    (
      #"let t: Target = .target(name: "", dependencies: ["b"].map(Target.Dependency.init(stringLiteral:)))"#
        + #"; let a = "\(t.dependencies.count)""#, "1"
    ),
    (#"var l = ["x", "y"]; for i in l.indices { l[i] = l[i] + "\(i)" }; let a = l.joined()"#, "x0y1"),
    (#"let a = "x", b: String = "y""#, "x"),
    (#"var a: String { let b = "x", c = b + "y"; return c }"#, "xy"),
    (#"struct S { var b = "x", c: String }; let s = S(c: "y"); let a = s.b + s.c"#, "xy"),
    (#"var d: [String: [String]]? = nil; d?["k"] = ["v"]; let a = d == nil ? "none" : "some""#, "none"),
  ])
  func `evaluates statements`(statements: String, expected: String) throws {
    #expect(try SampleManifest.text("a", after: statements) == expected)
  }

  @Test(arguments: [
    #"let c: [Target] = [.target(name: "A")]; let l = c + [.target(name: "B")]"#,
    #"var l = [Target](); l.append(.target(name: "A")); l.append(.target(name: "B"))"#,
    #"let l = [Target.target(name: "A"), .target(name: "B")]"#,
    #"let l = ["A"].map { Target.target(name: $0) } + ["B"].map { .target(name: $0) }"#,
    #"struct S { var l = [Target]() }; var s = S(); s.l += [.target(name: "A"), .target(name: "B")]; let l = s.l"#,
    #"let f: (String) -> Target = { .target(name: $0) }; let l = [f("A"), f("B")]"#,
  ])
  func `a target is the same wherever it is used`(statements: String) throws {
    let manifest = try SampleManifest.evaluate(
      """
      func mark(_ target: Target) { target.path = "Marked" }
      \(statements)
      l.forEach(mark)
      let package = Package(name: "P", targets: l)
      """
    )

    #expect(manifest.targets.map(\.path) == ["Marked", "Marked"])
  }
}
