import Model
import Testing

@testable import Manifests

/// Syntax that the evaluator must reject instead of guessing.
struct UnsupportedSyntaxTests {
  @Test(arguments: [
    ("let a = [1 \"x", "an unterminated string where `]` was expected"), ("let a = \"\\(\n1)\"", "a line break"),
    ("let a = <#name#>", "a placeholder"), ("let `in` `in`", "`in` after a statement"),
  ])
  func `an error names what is in its place`(text: String, expected: String) {
    let error = #expect(throws: UnsupportedSyntax.self) { try SampleManifest.evaluate(text) }

    #expect(error?.reason == expected)
  }

  @Test(arguments: [
    // Unsupported statements.
    "while true {}", "repeat {} while false", "do { print(1) }", "defer { fatalError() }",
    "class C { var b = 1 }; let a = C()", "class C<T> {}", "struct S { class func f() {} }", "protocol P {",
    "func f<T>(_ x: T) {}", "func f() throws {}; try f()", "infix operator **", "let a, b: Int", "lazy var a = 1",
    "var a = 1 { didSet {} }", "@resultBuilder struct S {}", "struct S<T> {}", "let a = try f()",
    "enum E { case a }; let a = E(rawValue: \"a\")", "enum E: Int { case a }; let a = E(rawValue: 0)",
    // Supported by none but a few manifests.
    "typealias T = [String]", "struct S { mutating func f() {} }", "let a = 1 * 2",
    "for case let a? in [1, nil] {}", "let a = [1, 2].reduce(0, +)",
    "let a = [2, 1].sorted { _, _ in 1 }", "var d = [1: 2]; d[2] += 3", "let a = 1.5",
    "let a = Dictionary<String, Int>()",
    "let a: String = .b.c", "let a: Int? = 1; switch a { case .none: break; default: break }",
    "let a: Int? = nil; switch a { case .none: break; default: break }", "let a: Int? = nil; let b = a == .none",
    "switch 1 { case let a: print(a) }", "switch 1 { case 1 where true: break; default: break }",
    // Unknown names, and values only known at run time.
    "let a = unknown", "let a = Context.gitInformation", "let a = FileManager.default.currentDirectoryPath",
    "let a = [1: 2].map { $0 }.first", "let a = Set([\"a\", \"b\"]).joined()", "let a = [1: 2].first",
    "let s: Set = [\"a\"]; let a: [String] = s.map { $0 }", "let a = true ? \"x\" : nil; let b = \"\\(a)\"",
    "enum E { case a(Int) }; let a = \"\\(E.a(3))\"", "extension [String: Int] {}", "extension String? {}",
    "func f() -> String? { \"x\" }; let a = \"\\(f())\"", "let a = [1].map\n{ $0 }",
    "fatalError()", "precondition(false)", "let a = [1][5]", "let a = 1 / 0", "let a = Optional<Int>.none!",
    // Overloads of which more than one may be meant.
    "extension Target { static func target(name: Int) -> Target { .plugin(name: \"\", capability: .buildTool()) } };"
      + "let t: Target = .target(name: 1)",
    "func f(_ x: Int) -> Int { 1 }; func f(_ x: Any) -> Int { 2 }; let a = f(1)",
    "func f(_ x: [Int]) -> Int { 1 }; func f(_ x: [String]) -> Int { 2 }; let a = f([1])",
    "struct S: ExpressibleByStringLiteral {}; func f(_ x: S) {}; func f(_ x: String) {}; f(\"a\")",
    "func f(_ x: Int?) {}; func f(_ x: String?) {}; f(nil)",
    "let a = .one == .two", "extension Array { func contains(_ x: Int) -> Bool { true } }; let a = [1].contains(2)",
    // Swift would show these as `Optional`.
    "let v: Int? = 3; let a = \"\\(v)\"", "let v: Bool? = true; let a = \"\\(v)\"", "let a = \"\\([3].first)\"",
    "enum E { case q }; let v: E? = .q; let a = \"\\(v)\"", "let d = [\"k\": 1]; let a = \"\\(d[\"k\"])\"",
    "func f() -> Int? { 3 }; let a = \"\\(f())\"", "struct S { let n: Int }; let o: S? = S(n: 1); let a = \"\\(o?.n)\"",
    "enum E: String { case q }; let a = \"\\(E(rawValue: \"q\"))\"",
    "let o: String? = \"x\"; let a = \"\\(true ? \"y\" : o)\"",
    "let a = \"\\(false ? Context.environment[\"NOPE\"] : \"x\")\"",
    // Members and arguments that SwiftPM does not have.
    "let t: Target = .unknownTarget(name: \"A\")", "let t: Target = .target(name: \"A\", unknown: 1)",
    "let d: Package.Dependency = .package(\"a\", \"b\")", "let s: SwiftSetting = .future(\"x\")",
    // Invalid syntax.
    "let a = (", "let a = ]", "a b c", "let = 5", "\"", "`", "\"\\q\"", "let a = 1 ** 2", "#warning(\"x\")", "#if true",
    "let a = /regex/", "@unknown", "let a = 99999999999999999999",
  ])
  func `the syntax is unsupported`(text: String) {
    #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.evaluate("\(text)\nlet package = Package(name: \"A\")")
    }
  }

  @Test(arguments: [
    "if a { while true {} }", "func f() { let b = try g() }; if a { f() }", "let b = { 1 as? Int }; if a { b() }",
    "let b = { if $0.isEmpty { try g($1) } }", "let b = { if $0.isEmpty { try g(\"\\($1)\") } }", "if a { {",
  ])
  func `what is unsupported in a block is an error only if the block is executed`(text: String) throws {
    let evaluate = { (condition: Bool) throws -> Manifest in
      try SampleManifest.evaluate("let a = \(condition)\n\(text)\nlet package = Package(name: \"A\")")
    }
    #expect(throws: UnsupportedSyntax.self) { try evaluate(true) }
    // A closure takes as many values as it names, and a block has an end.
    if text.contains("$1") || !text.hasSuffix("}") {
      #expect(throws: UnsupportedSyntax.self) { try evaluate(false) }
    } else {
      #expect(try evaluate(false).name == "A")
    }
  }

  @Test(arguments: [
    "", "let package = 5", "let a = Package(name: \"A\"), b = Package(name: \"B\")",
    "Package(name: \"A\"); Package(name: \"B\")",
  ])
  func `a manifest without exactly one package is unsupported`(text: String) {
    #expect(throws: UnsupportedSyntax.self) { try SampleManifest.evaluate(text) }
  }

  @Test func `the error has a position and a reason`() {
    let error = #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.evaluate("let package = Package(name: \"A\")\n\n  while true {}")
    }

    #expect(error?.description == "unsupported syntax on line 5: `while`")
  }

  /// Without SwiftPM, which knows them.
  @Test(arguments: [
    "let package = Package(name: \"P\", targets: [.target(name: \"A\", swiftSettings: later)]); let later = []",
    "let isMain = Context.gitInformation == nil; let package = Package(name: \"P\", targets: [.target(name: \"A\", "
      + "swiftSettings: isMain ? [] : [.define(\"B\")], linkerSettings: [.linkedLibrary(String(isMain))])])",
    "let folder = URL(fileURLWithPath: #filePath)\n  .deletingLastPathComponent().path; let package = Package(name: \"P\", "
      + "targets: [.target(name: \"A\", swiftSettings: [.unsafeFlags([\"-I\\(folder)\"])])])",
    "let text = try? String(contentsOfFile: \"A\")\nlet number = 3 - 1,\n  b = 2\nlet t = 1 as? Int\n"
      + "let package = Package(name: \"P\", targets: [.target(name: \"A\", swiftSettings: flags(text, number))])",
    "let package = Package(name: \"P\", targets: [.target(name: \"A\", swiftSettings: [.define(#file)])])",
    "func made(_ name: String, _ swiftSettings: [SwiftSetting]) -> Target { "
      + ".target(name: name, swiftSettings: swiftSettings + [Date().flag]) }; "
      + "let package = Package(name: \"P\", targets: [made(\"A\", [])])",
  ])
  func `the settings of a target may be unknown`(_ text: String) throws {
    let reader = ManifestReader(dump: nil)
    let manifest = try reader.manifest(from: "// swift-tools-version: 6.0\n\(text)", in: "/p")

    #expect(manifest.targets.map(\.name) == ["A"])
    #expect(manifest.targets.map(\.hasUnknownSettings) == [true])
    #expect(throws: UnsupportedSyntax.self) { try SampleManifest.evaluate(text) }
  }

  @Test(arguments: [
    "let a = Date().name; let package = Package(name: a)", "let a = try? f(); let package = Package(name: a ?? \"P\")",
    "let a = #file; let package = Package(name: a)",
    "var all: [Target] = []; func add(_ t: inout [Target]) -> Int { 1 }; "
      + "let a = add(&all); let package = Package(name: \"P\", targets: all)",
    "let package = Package(name: \"P\"); func add() throws -> Int { package.name = \"A\"; return 1 }; let a = try? add()",
    "let package = Package(name: \"P\"); let a: Int = { try f(); package.name = \"A\"; return 1 }()",
    "let package = Package(name: \"P\", targets: [.target(name: \"A\")]); extension Int { func add() -> Int { self } }; "
      + "let a = 1 - 2.add()",
    "let package = Package(name: \"P\", targets: [.target(name: \"A\")]); func f(_ t: Target) -> Int { t.path = 1 as! Int };"
      + "let a = f(package.targets[0])", "let a = (try? f(; let package = Package(name: \"P\")",
    "let package = Package(name: \"P\").with(Date())",
    "let a = [Date()]; let package = Package(name: \"P\", targets: [.target(name: \"A\", path: a.first)])",
    "let a = Date().name; let package = Package(name: \"P\", targets: [.target(name: \"A\", exclude: [\"\\(a)\"])])",
    "let a = Date().name; let package = Package(name: \"P\", products: [.library(name: \"A\", targets: [a])])",
    "let package = Package(name: \"P\"); let _: Void = { package.targets += [Target.target(name: Date().on)] }()",
    "let package = Package(name: \"P\"); func add() { package.targets.append(Date()) }; let a = add()",
    "let package = Package(name: \"P\"); let a = package.targets.append(Target.target(name: Date().on))",
    "let package = Package(name: \"P\"); func f() -> Int { f() }; let a = f()",
    "var a = Date().all; a.append(\"A\"); let package = Package(name: \"P\")",
    "let package = Package(name: \"P\"); let a = [1].map { package.name = \"\\($0)\"; return Date() }",
    "let a = Date().on; let package = Package(name: \"P\"); if a { package.name = \"A\" }",
  ])
  func `what is unknown can be nothing else`(_ text: String) {
    let error = #expect(throws: UnsupportedSyntax.self) {
      try ManifestReader(dump: nil).manifest(from: "// swift-tools-version: 6.0\n\(text)", in: "/p")
    }
    #expect(error?.reason.contains("packages instead of one") == false)
  }
}
