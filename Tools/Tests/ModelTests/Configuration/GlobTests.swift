import Model
import TestSupport
import Testing

struct GlobTests {
  @Test(
    arguments: [
      // Text without wildcards matches itself.
      ("", ["": true, "a": false]),
      ("Data", ["Data": true, "data": false, "DataX": false, "XData": false, "": false]),
      ("a.b", ["a.b": true, "axb": false]),
      ("[a-z]", ["[a-z]": true, "b": false]),
      // One star does not cross folders.
      ("*", ["": true, "Data": true, "Packages/Data": false]),
      ("*Tests", ["DataTests": true, "Tests": true, "TestsX": false, "a/Tests": false]),
      ("Mock*", ["Mock": true, "Mocks": true, "Mocks/A": false]),
      ("*a*b*", ["xaxbx": true, "ab": true, "ba": false, "a/b": false]),
      ("Sources/*/Models", ["Sources/A/Models": true, "Sources/A/B/Models": false, "Sources//Models": true]),
      // A question mark is one scalar, however many bytes it takes.
      ("?", ["a": true, "ä": true, "日": true, "": false, "ab": false, "/": false]),
      ("Caf?", ["Café": true, "Cafe": true, "Caf": false]),
      ("?*", ["": false, "a": true, "ab": true]),
      // Two stars cross folders.
      ("**", ["": true, "a": true, "a/b/c": true]),
      ("***", ["": true, "a/b": true]),
      ("a**z", ["az": true, "a/b/z": true, "a/b": false]),
      ("**.swift", ["a.swift": true, "a/b.swift": true, "a/b.swift.orig": false]),
      // Two stars also match no folder.
      ("**/Models", ["Models": true, "A/Models": true, "A/B/Models": true, "XModels": false, "A/XModels": false]),
      ("A/**/B", ["A/B": true, "A/x/B": true, "A/x/y/B": true, "AB": false, "A/xB": false]),
      ("**/**/B", ["B": true, "A/B": true, "A/B/B": true, "AB": false]),
      ("**/*", ["": true, "a": true, "a/b": true]),
      ("Models/**", ["Models": true, "Models/": true, "Models/A/B.swift": true, "ModelsX": false, "Model": false]),
      ("**/Fixtures/**", ["Fixtures": true, "Fixtures/a": true, "a/Fixtures/b/c": true, "aFixtures/b": false]),
      ("*/**", ["a": true, "a/b": true, "a/b/c": true, "/": true]),
      ("/**", ["/": true, "/a": true, "": false, "a": false]),
      ("**/", ["": true, "a/": true, "a/b/": true, "a": false]),
    ] as [(String, [String: Bool])]
  )
  func `matches the whole text`(pattern: String, expectations: [String: Bool]) {
    for (text, expected) in expectations {
      #expect(Glob(pattern).matches(text) == expected, "\(pattern) and \(text)")
    }
  }

  @Test(arguments: [("Data", false), ("", false), ("a/b", false), ("*", true), ("a?", true), ("a/**", true)])
  func `detects wildcards`(pattern: String, expected: Bool) {
    #expect(Glob(pattern).isPattern == expected)
  }

  @Test(arguments: 0..<200)
  func `matches like the reference implementation`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let pattern = text(of: ["a", "b", "/", "*", "**", "?", "ä", "**/", "/**"], upTo: 7, using: &generator)
      let candidate = text(of: ["a", "b", "/", "ä", "aa", "b/"], upTo: 8, using: &generator)

      let expected = SimpleGlob.matches(Array(pattern.unicodeScalars), Array(candidate.unicodeScalars))

      #expect(Glob(pattern).matches(candidate) == expected, "\(pattern) and \(candidate)")
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["*a", "**", "**/", "*?", "a*", "?"])
  func `is fast for any pattern`(piece: String) {
    let pattern = String(repeating: piece, count: 500) + "b"
    let text = String(repeating: "a", count: 2_000)

    #expect(!Glob(pattern).matches(text))
  }

  private func text(of pieces: [String], upTo limit: Int, using generator: inout SplitMix64) -> String {
    let count = Int.random(in: 0...limit, using: &generator)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
  }
}
