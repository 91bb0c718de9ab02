import Model
import Reading
import TestSupport
import Testing

struct FuzzTests {
  @Test func `accepts any bytes`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let source = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }

      check(source)
    }
  }

  /// Tokens in any order.
  @Test func `accepts any tokens`() {
    let parts = [
      "import ", "A", "\n", "\"", "\"\"\"", "#", "\\(", ")", "(", "/*", "*/", "//", "/", "#if ", "#endif\n", "#else\n",
      "{", "}", "@a", "public ", "struct ", "var ", ": ", "=", "<", ">", ",", "case ", "`", "\r", "\u{0}", ".", " ",
      "Ä",
      "// inward:ignore a: b", "canImport(", "extension ", "where ", "class ", "let ", "enum ", "static ", "'", "[",
      "]", "<#", "#>", "#/", "/#", "in ", "+", "+/", "{\n", "}\n", " /a/ ",
    ]
    var random = SplitMix64(seed: 2)
    for round in 0..<4_000 {
      let count = Int.random(in: 1...40, using: &random)
      let tokens = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()

      // An outline skips what is in braces in another way.
      check(Array((round.isMultiple(of: 2) ? tokens : "struct A { func a() {\(tokens)}\nstatic var b = 1\n}").utf8))
    }
  }

  @Test(arguments: HardCase.all)
  func `accepts source truncated anywhere`(hard: HardCase) {
    let source = Array(hard.source.utf8)
    for end in stride(from: 0, to: source.count, by: source.count > 1_000 ? 97 : 1) { check(Array(source[..<end])) }
  }

  @Test(arguments: HardCase.all)
  func `accepts source changed anywhere`(hard: HardCase) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<10 {
      var source = Array(hard.source.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !source.isEmpty {
        let index = Int.random(in: 0..<source.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: source.remove(at: index)
        case 1: source.insert(UInt8.random(in: 0...127, using: &random), at: index)
        default: source[index] = UInt8.random(in: 0...255, using: &random)
        }
      }

      check(source)
    }
  }

  /// Whitespace between tokens is insignificant, so adding some only moves imports.
  @Test(arguments: HardCase.all)
  func `comments and spaces only move imports`(hard: HardCase) {
    let expected = SourceScanner.facts(of: hard.source, depth: .imports).imports
    // After a byte order mark or `#!`, or inside a line that is not code, it would not be a comment.
    guard !hard.source.hasPrefix("#!"), !hard.source.hasPrefix("\u{FEFF}") else { return }
    let source = "/* import Z */ // import Y\r\n \t/* /* */ */" + hard.source + "\n/* import X"

    let found = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(found.map(\.withoutPosition) == expected.map(\.withoutPosition))
    #expect(found.map(\.position.line) == expected.map { $0.position.line + 1 })
  }

  @Test func `comments between the tokens of imports change nothing`() {
    let tokens = [
      "@testable", "@_spi(X)", "public", "import", "struct", "A", ".", "B", ";", "import", "C", "\n#if os(Linux)\n",
      "package", "import", "`D`", "\n#elseif X\n", "import", "E", "\n#endif\n", "f(import: 1)", "\n", "import", "F",
    ]
    let trivia = [" ", " /* import Z */ ", "\t", " /* \" /* */ */ ", "  ", " /* ( */"]
    let plain = SourceScanner.facts(of: tokens.joined(separator: " "), depth: .imports).imports
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let source = tokens.map { $0 + (trivia.randomElement(using: &random) ?? "") }.joined()

      let found = SourceScanner.facts(of: source, depth: .imports).imports

      #expect(found.map(\.withoutPosition) == plain.map(\.withoutPosition), "\(source)")
    }
    #expect(plain.map(\.module) == ["A", "C", "D", "E", "F"])
  }

  private func check(_ source: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let facts = SourceScanner.facts(of: source, depth: .declarations)
    let declared = facts.declarations?.types.map(\.position) ?? []
    for position in facts.imports.map(\.position) + facts.canImports.map(\.position) + declared {
      #expect(position.line >= 1 && position.column >= 1, sourceLocation: sourceLocation)
    }
    let alone = SourceScanner.facts(of: source, depth: .imports)
    #expect(alone.imports == facts.imports, sourceLocation: sourceLocation)
    let outline = SourceScanner.facts(of: source, depth: .outlines { _ in false }).declarations ?? Declarations()
    var plain = facts.declarations ?? Declarations()
    #expect(outline.isEmpty == plain.isEmpty, sourceLocation: sourceLocation)
    let mayBeState = { (variable: VariableDeclaration) in variable.isVariable && variable.isStored }
    let text = Comment(rawValue: String(decoding: source, as: UTF8.self))
    let globals = plain.globals.filter(mayBeState)
    #expect(outline.globals.filter(mayBeState) == globals, text, sourceLocation: sourceLocation)
    for index in plain.types.indices {
      plain.types[index].mentions = []
      plain.types[index].variables.removeAll { !$0.isStatic || !$0.isStored }
    }
    #expect(outline.types == plain.types, text, sourceLocation: sourceLocation)
    #expect(source.isEmpty || outline.isOutline && outline.mentions.isEmpty, sourceLocation: sourceLocation)
  }
}

extension ImportDeclaration {
  var withoutPosition: ImportDeclaration {
    var copy = self
    copy.position = SourcePosition(line: 0, column: 0)
    return copy
  }
}
