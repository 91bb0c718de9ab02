import Model
import Testing

@testable import Manifests

/// Texts that the reader must not take for something that they may not be.
struct BeyondReaderTests {
  @Test(arguments: [
    // Statements that are not followed.
    "while true {}", "repeat {} while false", "do { print(1) }", "defer { print(1) }", "class C {}", "protocol P {}",
    "func f<T>(_ x: T) {}", "func f() throws {}", "infix operator **", "let a = 1, b = 2", "lazy var a = 1",
    "var a = 1 { didSet {} }", "@resultBuilder struct S {}", "struct S<T> {}", "let a = try f()",
    // Names that are not known, and what is only known at run time.
    "let a = unknown", "let a = Context.gitInformation", "let a = FileManager.default.currentDirectoryPath",
    "let a = [1: 2].map { $0 }.first", "for x in Set([1, 2]) { print(x) }", "let a: [String] = Array(Set([\"a\"]))",
    "let s: Set = [\"a\"]; let a: [String] = s.map { $0 }", "let a = true ? \"x\" : nil; let b = \"\\(a)\"",
    "func f() -> String? { \"x\" }; let a = \"\\(f())\"", "let a = [1].map\n{ $0 }",
    "fatalError()", "precondition(false)", "let a = [1][5]", "let a = 1 / 0", "let a = Optional<Int>.none!",
    // What only the types of the arguments could tell.
    "extension Target { static func target(name: Int) -> Target { .plugin(name: \"\", capability: .buildTool()) } };"
      + "let t: Target = .target(name: 1)",
    "func f(_ x: Int) -> Int { 1 }; func f(_ x: String) -> Int { 2 }; let a = f(1)",
    "let a = .one == .two", "extension Array { func contains(_ x: Int) -> Bool { true } }; let a = [1].contains(2)",
    // Members and arguments that the package manager does not have.
    "let t: Target = .unknownTarget(name: \"A\")", "let t: Target = .target(name: \"A\", unknown: 1)",
    "let d: Package.Dependency = .package(\"a\", \"b\")", "let s: SwiftSetting = .future(\"x\")",
    // Signs in an order that is none.
    "let a = (", "let a = ]", "a b c", "let = 5", "\"", "`", "\"\\q\"", "let a = 1 ** 2", "#warning(\"x\")", "#if true",
    "let a = /regex/", "@unknown", "let a = 99999999999999999999",
  ])
  func `a text is beyond the reader`(text: String) {
    #expect(throws: BeyondReader.self) {
      try SampleManifest.evaluate("\(text)\nlet package = Package(name: \"A\")")
    }
  }

  @Test(arguments: [
    "", "let package = 5", "let a = Package(name: \"A\"), b = 1", "Package(name: \"A\"); Package(name: \"B\")",
  ])
  func `without exactly one package the text is beyond the reader`(text: String) {
    #expect(throws: BeyondReader.self) { try SampleManifest.evaluate(text) }
  }

  @Test func `the place and the reason are named`() {
    let error = #expect(throws: BeyondReader.self) {
      try SampleManifest.evaluate("let package = Package(name: \"A\")\n\n  while true {}")
    }

    #expect(error?.description == "line 5: `while`")
  }

  @Test func `a dictionary's order is never used`() {
    #expect(throws: BeyondReader.self) {
      try SampleManifest.evaluate(
        """
        let modules = ["A": ["B"], "B": []]
        let package = Package(name: "A", targets: modules.map { .target(name: $0.key, exclude: $0.value) })
        """
      )
    }
  }
}
