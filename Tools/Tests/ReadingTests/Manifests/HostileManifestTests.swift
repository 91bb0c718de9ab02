import Foundation
import Model
import TestSupport
import Testing

@testable import Manifests

/// Texts that try to crash or stall the evaluator, and randomly damaged texts.
struct HostileManifestTests {
  @Test(arguments: [
    String(repeating: "(", count: 20_000), String(repeating: "[", count: 20_000),
    String(repeating: "{", count: 20_000), String(repeating: "-", count: 20_000) + "1",
    String(repeating: "!", count: 20_000) + "true", String(repeating: "if true {", count: 10_000),
    "let a = 1" + String(repeating: " + 1", count: 20_000), "let a = x" + String(repeating: ".y", count: 20_000),
    "let a = f" + String(repeating: "()", count: 20_000), "let a = x" + String(repeating: "?", count: 20_000),
    "let a = " + String(repeating: "\"\\(", count: 10_000), "let a: " + String(repeating: "[", count: 20_000),
    "let a = true" + String(repeating: " ? true : true", count: 10_000),
    "let a = nil" + String(repeating: " ?? nil", count: 10_000),
    "struct S {" + String(repeating: "struct S {", count: 10_000), String(repeating: "#if os(Linux)\n", count: 10_000),
    "if true {} " + String(repeating: "else if true {} ", count: 10_000), String(repeating: "/*", count: 20_000),
    "let a: A" + String(repeating: ".B", count: 20_000), "let a: A" + String(repeating: "?", count: 20_000),
    "func f() -> Int { f() }; let a = f()", "var a: Int { a }; let b = a", "let f = { f() }; f()",
    "enum E { static let a: E = .a }; let a = E.a", "typealias A = B; typealias B = A; let a: A = 1",
    "var s = \"xxxxxxxx\"; for _ in 0...100 { s += s }", "var l = [1]; for _ in 0...100 { l += l }",
    "for _ in 0...9223372036854775806 {}", "var l = [1]; for x in 0...99999 { for y in 0...99999 { l.append(y) } }",
    "let a = [1, 2, 3].flatMap { x in (0...99999).flatMap { _ in (0...99999).map { $0 } } }",
  ])
  func `no text crashes or stalls the evaluator`(text: String) {
    #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.evaluate("\(text)\nlet package = Package(name: \"A\", targets: 5)")
    }
  }

  /// A declaration with each of many numbers at its end.
  private static func many(_ declaration: String) -> String {
    (0..<2_000).map { "\(declaration)\($0)" }.joined(separator: "; ")
  }

  /// Each is short and would need much time or memory.
  @Test(arguments: [
    "var s: Set<String> = []; for i in 0..<100_000 { s.insert(\"a\\(i)\") }",
    "var l: [String] = []; for i in 0..<100_000 { l.insert(\"a\", at: 0) }",
    "var t = \"a\"; for i in 0..<60 { t = t.replacingOccurrences(of: \"a\", with: \"aa\") }",
    "let t = \"\(String(repeating: "a", count: 100_000))\"; let u = t.replacingOccurrences(of: \"a\", with: t)",
    "let t = \"\(String(repeating: "a", count: 100_000))\"; let u = (0..<20_000).map { \"\\($0)\" }.joined(separator: t)",
    "var l: [Any] = []; for _ in 0..<40 { l = [l, l] }; let e = l == l",
    "let l = (0..<9_000).map { $0 }; let m = [l, l, l, l, l, l, l, l, l, l].joined(); let n = [m, m, m, m].joined()",
    "enum E: CaseIterable { \(many("case a")) }; for _ in 0..<1_000 { print(E.allCases.isEmpty) }",
    "enum E: String { \(many("case a")) }; for _ in 0..<5_000 { print(E.a0.rawValue) }",
    "\((0..<2_000).map { "func f(a\($0): Int) {}" }.joined(separator: "; ")); for _ in 0..<1_000 { f(a0: 1) }",
    "#if \(Array(repeating: "os(Linux)", count: 100_000).joined(separator: " || "))\n#endif",
  ])
  func `what would take long is not evaluated`(text: String) {
    #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.evaluate("\(text)\nlet package = Package(name: \"A\")")
    }
  }

  /// Each level of a value takes call stack when the value is freed.
  @Test(arguments: [
    "{ x = [x] }", "{ x = [\"a\": x] }", "{ x = (x, 1) }", "{ x = S(a: [x]) }", "{ let y = x; x = { y } }",
    "{ x = f(x) }", "{ x = (0...0).map { _ in x } }", "{ s.a = s }", "{ l[0] = l }", "{ l.append(l) }", "{ l += [l] }",
  ])
  func `a value is nested only so deep`(body: String) {
    let error = #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.evaluate(
        """
        struct S { var a: Any }
        func f(_ a: Any...) -> Any { a }
        var x: Any = 1; var s = S(a: 1); var l: [Any] = [1]
        for _ in 0..<200_000 \(body)
        let package = Package(name: "A")
        """
      )
    }
    #expect(error?.reason == "too many evaluation steps")
  }

  @Test func `a manifest may be as wide as it is written`() throws {
    let target =
      ".target(name: \"T\", dependencies: [\(String(repeating: ".product(name: \"L\", package: \"p\"), ", count: 20))])"
    let targets = Array(repeating: target, count: 2_000).joined(separator: ",\n")

    let manifest = try SampleManifest.evaluate("let package = Package(name: \"A\", targets: [\(targets)])")

    #expect(manifest.targets.count == 2_000)
  }

  @Test func `evaluation within the limits fits a small stack`() {
    let list = String(repeating: "[", count: 30) + String(repeating: "]", count: 30)
    let texts = [
      "let a = \(list)", "func f(_ n: Int) -> Int { [n].map { n in { n == 0 ? 0 : f(n - 1) }() }[0] }; let a = f(1000)",
      "struct S { var n: Int; var s: Int { S(n: n + 1).s } }; let a = S(n: 1).s",
      "let a = 1" + String(repeating: " + 1", count: 99), "let a: \(list)",
    ]
    for text in texts {
      // The stack size of task threads on Apple's systems.
      let isDone = DispatchSemaphore(value: 0)
      let thread = Thread {
        _ = try? SampleManifest.evaluate("\(text)\nlet package = Package(name: \"A\")")
        isDone.signal()
      }
      thread.stackSize = 512 * 1024
      thread.start()
      #expect(isDone.wait(timeout: .now() + 600) == .success)
    }
  }

  @Test(arguments: ManifestFixtureTests.names)
  func `a damaged manifest is read or rejected`(name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let bytes = Array(try Data(contentsOf: folder.appending(path: "\(name).manifest")))
    var random = SeededGenerator(seed: UInt64(bytes.count))
    let signs = Array("(){}[].,:;\"\\#?!=<>&|+-*/_$@` \n0aZ".utf8)

    for _ in 0..<100 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !broken.isEmpty {
        let index = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: broken[index] = signs.randomElement(using: &random) ?? 0
        case 1: broken.insert(signs.randomElement(using: &random) ?? 0, at: index)
        case 2: broken.removeSubrange(index..<min(index + Int.random(in: 1...30, using: &random), broken.count))
        default: broken.removeLast(broken.count - index)
        }
      }
      let text = String(decoding: broken, as: UTF8.self)
      // Either outcome is fine, as long as there is one.
      _ = try? ManifestEvaluator.manifest(from: text, in: SampleManifest.context())
    }
  }
}

/// SplitMix64 (https://prng.di.unimi.it/splitmix64.c), so that failures are reproducible.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
