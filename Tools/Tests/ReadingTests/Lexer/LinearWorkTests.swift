import Model
import TestSupport

#if DEBUG
  import Testing

  @testable import Reading

  /// The work is counted in bytes read, so that the tests do not depend on the machine's speed.
  struct LinearWorkTests {
    /// Pieces that are expensive in large numbers if a reader backtracks or recurses.
    static let pieces = [
      "(", ")", "{", "}", "[", "/*", "*/", "//", "//\n", "\"", "\"\"\"", "\"\"\"\n", "\"\\(", "\"\"\"\n\\(", "#\"\\#(",
      "#\"\"\"\\#(", "#\"\"\"", "##\"\\##(#\"\"\"\\#(", "/", "/a", " /a", " /(", " /[", " /\\", "/\\/", "\\/", "(\\/",
      " a/\\/", "#/",
      "#/\n",
      " ##/", "#/\n/", "#", "##", "`", "`a`", "`\\", "<#", "<#a#>", "@", "@a", "@a(", "@a.b", "@a<", "@a\n", "public ",
      "import ", "import\n", "import A\n", "import A;", "import A.", "import A . ", "import struct ",
      "@testable import A;",
      "@a(import ", "#if ", "#if X\n", "#if (", "#elseif X\n", "#else\n", "#endif\n", "#if X\nimport A\n",
      "#if canImport(A)\n",
      "#if (\ncanImport(A) && ", "// inward:ignore a: b\n", "// inward:ignore a,",
      "#if (\n// inward:ignore a: b\nX || ",
      "struct A {", "struct A: ", "struct A<", "struct A: B,", "class ", "extension A {", "enum A { case a, ",
      "case a, ",
      "var a: ", "var a = 1\n", "var a = b(", "var a: A<", "var (a, ", "let a, ", "let a = ", "let a: A {",
      "var a: A { @a(", "var a: A { @a(}\n", "#if (#/\n", "@a(#/\nimport A\n",
      "typealias A = ", "func a(", "where ", "actor A: B where ", "A ", "A.B ", "a: A, ", "\u{0}", "\r", "\r\n", "\n",
      " ", "\t",
      "Ä", "😀", "a.", ".", "...", "->", "=/", "!/", "?", "'", "\\", "$0", "0x", "5", ";", ":", ",", "~", "m", "p", "mp",
      ":i",
      "import:", ".import", "inward:ignore", "canImport", "private(set) ", "private(",
    ]

    /// Pieces that open a nested element.
    static let openings = [
      "(", "{", "[", "/*", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "@a(", "#if X\n", "#if (", "struct A {", "var a = b(",
      "var a: A<", "enum A { case a(",
    ]

    @Test(arguments: pieces)
    func `the work is proportional to the length`(piece: String) {
      let short = reads(of: piece, bytes: 1_000)
      let long = reads(of: piece, bytes: 8_000)

      // An odd number of quotes or symbols leaves more to read than an even one; quadratic work would be 64 times.
      #expect(long < short * 20, "\(short), then \(long)")
    }

    /// Pairs detect what single pieces do not, such as repeated searches for the end of an opening.
    @Test func `the work for pairs of pieces is proportional to their length`() {
      var random = SplitMix64(seed: 7)
      for _ in 0..<100 {
        let pair = (Self.pieces.randomElement(using: &random) ?? "") + (Self.pieces.randomElement(using: &random) ?? "")
        let short = reads(of: pair, bytes: 1_000)
        let long = reads(of: pair, bytes: 8_000)

        #expect(long < short * 20, "\(pair.debugDescription): \(short), then \(long)")
      }
    }

    @Test(arguments: openings)
    func `any depth fits the stack`(opening: String) {
      let source = String(repeating: opening, count: 20_000) + "\nimport A"

      _ = SourceScanner.facts(of: source, depth: .declarations)
    }

    @Test func `source after the last import is only searched`() {
      let source = "import A\n" + String(repeating: "let a = f(1)\n", count: 1_000)

      let reads = reads(Array(source.utf8), depth: .imports)

      // Two blocks overlap at each offset, and a pair of bytes that could belong to a word is read again.
      #expect(reads < source.utf8.count * 3)
    }

    private func reads(of piece: String, bytes: Int) -> Int {
      let unit = Array(piece.utf8)
      let repeated = Array(repeatElement(unit, count: bytes / unit.count).joined())
      return reads(repeated + Array("\nimport A".utf8), depth: .declarations)
    }

    private func reads(_ source: [UInt8], depth: SourceDepth) -> Int {
      source.withUnsafeBytes { buffer in
        guard let bytes = SourceBytes(buffer) else { return 0 }
        _ = SourceScanner.facts(of: bytes, depth: depth)
        return bytes.reads.value
      }
    }
  }
#endif
