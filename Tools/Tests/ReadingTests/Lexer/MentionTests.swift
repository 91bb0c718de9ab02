import Model
import Reading
import Repositories
import Testing

struct MentionTests {
  @Test(arguments: [
    ("let a: Foo = Bar()", ["Foo@1:8", "Bar@1:14"]),
    ("let a = Foo.Bar.baz, b = Foo()\nfoo.Bar()\nlet c: Foo.Baz = .Case", ["Foo@1:9"]),
    (
      "f(Label: Value, Other: x)\nlet d: [Key: Item] = [First: 1]",
      ["Value@1:10", "Key@2:9", "Item@2:14", "First@2:23"]
    ),
    (
      "let a = \"Text \\(Foo.bar) Text \\(g(\"\\(Bar())\"))\"",
      ["\"Text \\(@1:9", "Foo@1:17", "g(\"\\(@1:35", "Bar@1:38"]
    ),
    ("// Foo\n/* Bar */ let r = /Baz/ \nlet s = \"\"\"\nQux\n\"\"\"", ["\"\"\"\nQux\n\"\"\"@3:9"]),
    (
      "Text(\"A\", title: \"B\")\nrow[\"c\"] = f(a, \"D\") + #\"E\"# + \"\"\nText(\"A\")",
      ["Text@1:1", "Text(\"A\"@1:6", "title: \"B\"@1:18", "row[\"c\"@2:5", "f(\"D\"@2:17", "#\"E\"#@2:24"]
    ),
    (
      "Text(\n  \"A\" + \"B\")\nf(a\n  : /* c */ \"C\", b:\"D\", \"E\")\nrow[\n\"F\"] = g(\n\"A\")",
      [
        "Text@1:1", "Text(\"A\"@2:3", "Text(\"B\"@2:9", "a: \"C\"@4:13", "b: \"D\"@4:20", "f(\"E\"@4:25",
        "row[\"F\"@6:1",
        "g(\"A\"@7:1",
      ]
    ),
    (
      "f(a: x ? \"A\" : \"B\", b: [c: \"C\"]) { \"D\" }\nswitch x { case y: \"E\" }\nlet z: [A, B: C] = \"F\"",
      [
        "a: \"A\"@1:10", "a: \"B\"@1:16", "c: \"C\"@1:28", "\"D\"@1:36", "\"E\"@2:20", "A@3:9", "B@3:12", "C@3:15",
        "\"F\"@3:20",
      ]
    ),
    (
      "f(a: x ? \"A\" : (y ? \"B\" : [\"C\"]), g()[\"D\"], h([\"E\", \"F\"], \"G\"), { \"H\" })",
      [
        "a: \"A\"@1:10", "a: \"B\"@1:21", "a: \"C\"@1:28", "[\"D\"@1:39", "h(\"E\"@1:48", "h(\"F\"@1:53",
        "h(\"G\"@1:59", "\"H\"@1:67",
      ]
    ),
    ("let a = \"\\(b, c: \"A\") B\"", ["\"\\(@1:9", "c: \"A\"@1:18"]),
    ("let a = \"" + String(repeating: "a", count: 38) + "ÄÄ\"", ["\"" + String(repeating: "a", count: 38) + "@1:9"]),
    ("@Foo @Bar(Baz.self) let a = #Qux(1)", ["Foo@1:2", "Bar@1:7", "Baz@1:11", "Qux@1:30"]),
    (
      "@objc(Foo) @a.Bar(Baz.self) let a = Swift::Int(1), _Foo: __Bar = 名()",
      [
        "Baz@1:19", "Swift@1:37", "__Bar@1:58", "名@1:66",
      ]
    ),
    ("import Foundation\nimport struct A.B\n#if canImport(Foo)\n#endif", []),
    ("func Foo(a: Bar) -> Self where T: Any {}", ["Bar@1:13", "T@1:32"]),
    ("let a = \\Foo.bar, b = `Baz`.c\nlet d = Äpfel()", ["Foo@1:10", "Baz@1:23", "Äpfel@2:9"]),
    ("#if false\nlet a = Foo(\"{\")\n#else\nlet a = Bar()\n#endif\nlet b = Baz()", ["Bar@4:9", "Baz@6:9"]),
    ("typealias A = Foo<Bar>", ["Foo@1:15", "Bar@1:19"]),
    ("struct Own { enum Nested { case Upper } }", []),
    ("extension Foo: Bar {}", ["Foo@1:11", "Bar@1:16"]),
    (
      "// inward:ignore type: a\nlet a: [Foo: Foo]\nlet b: Foo\nlet c: Foo",
      ["Foo@2:9", "Foo@2:14", "Foo@3:8"]
    ),
  ])
  func `finds the first mention of each name in a file`(source: String, mentions: [String]) {
    #expect(declarations(in: source).mentions.map(\.summary) == mentions)
  }

  @Test(arguments: [
    ("struct A<B, C: P<D>>: E<F> {}\ntypealias G<H> = [H]", ["A.B", "A.C", "G.H"]),
    ("func a<B, each C>() { D<E>() }\nclass F { init<G>(\n) {}\n}", ["B", "C", "G"]),
    ("class A { class func b<\n C: D>() {} }\n#if false\nstruct E<F> {}\n#endif", ["C"]),
    ("protocol A { associatedtype B: C\n subscript<D>(a: E<F>) -> G }", ["A.B", "D"]),
    ("func a() { struct B<C> {}; class func d() {}; typealias E = F }\nlet a = { enum G {} }", ["B", "E", "G"]),
    ("func == (a: B<C>) {}\nfunc a() -> B<C>\nstruct A<B {}\nextension D { struct E<F> {} }", ["A.B", "D.E.F"]),
  ])
  func `finds generic parameters and associated types`(source: String, parameters: [String]) {
    #expect(declarations(in: source).parameters == parameters)
  }

  @Test func `a type's mentions are those of its heading and body`() {
    let source = """
      let a = Before()
      @First
      public struct A: Second {
        let b: Third
        struct B { func f() { Fourth(); Third() } }
      }
      #if X
      @Fifth final class C<T: Sixth> where T: Seventh {}
      #endif
      typealias D = Eighth
      let e = After()
      """

    let types = declarations(in: source).types

    #expect(
      types.map { $0.mentions.map(\.summary) } == [
        ["First@2:2", "Second@3:18", "Third@4:10", "Fourth@5:25"],
        ["Fourth@5:25", "Third@5:35"],
        ["Fifth@8:2", "T@8:22", "Sixth@8:25", "Seventh@8:41"],
        ["Eighth@10:15"],
      ]
    )
  }
}

extension Mention {
  fileprivate var summary: String { "\(name)@\(position.line):\(position.column)" }
}
