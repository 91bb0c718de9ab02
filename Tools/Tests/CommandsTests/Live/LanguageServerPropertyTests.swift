import Foundation
import TestSupport
import Testing

/// Whatever is typed, an editor shows what `inward lint` finds in the same texts on disk.
@Suite struct LanguageServerPropertyTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let path: String
      let line: Int
      let column: Int
      let message: String
    }
    let findings: [Finding]
  }

  private static let lines = [
    "import Data\n", "import Domain\n", "import Screens\n", "import Foundation\n", "  import Sockets // 👍\r\n",
    "/*é*/ import Data\n",
    "// inward:ignore layer: fine\n", "// inward:ignore undeclared, layer: 🙂\n", "#if os(Linux)\n", "#endif\n", "\n",
    "\"",
    "struct List {}\n", "/*", "*/", "\"\"\"\n", "      Screens: { targets: [Screens] }\n",
    "  dependencies: [\"Data\"],\n", "🙂",
  ]

  /// The texts of the editor's documents, changed by a model of its own: lists of lines in UTF-16.
  private struct Document {
    var units: [UInt16]

    var text: String { String(decoding: units, as: UTF16.self) }

    /// A position on a line, and not inside of a character.
    func position(_ random: inout SplitMix64) -> Int {
      var offset = Int.random(in: 0...units.count, using: &random)
      if Bool.random(using: &random) { offset = units[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0 }
      while offset > 0, offset < units.count, UTF16.isTrailSurrogate(units[offset]) || units[offset - 1] == 13 {
        offset -= 1
      }
      return offset
    }

    func lineAndCharacter(_ offset: Int) -> (Int, Int) {
      let start = units[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
      return (units[..<offset].count { $0 == 10 }, offset - start)
    }
  }

  @Test func `random edits lead to the findings of the same files on disk`() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let shop = try Shop()
    let saved = try Shop()
    let editor = try EditorClient(shop)
    let paths = [
      "Package.swift", "Sources/Data/Store.swift", "Sources/Screens/List.swift", "Sources/Screens/New.swift",
      "inward.yml",
    ]
    let originals = Dictionary(uniqueKeysWithValues: try paths.map { ($0, shop.exists($0) ? try shop.read($0) : "") })
    var documents = originals.mapValues { Document(units: Array($0.utf16)) }
    for path in paths { try editor.open(path, originals[path] ?? "") }

    for round in 0..<24 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // Sources are edited most, as other files are soon invalid.
        let isSource = Int.random(in: 0..<6, using: &random) > 0
        let path = try #require((isSource ? Array(paths[1...3]) : paths).randomElement(using: &random))
        var document = try #require(documents[path])
        if Int.random(in: 0..<8, using: &random) == 0 {
          let text = [originals[path] ?? "", "struct Package {}\n"].randomElement(using: &random) ?? ""
          document.units = Array(text.utf16)
          try editor.change(path, ["text": document.text])
        } else {
          let ends = [document.position(&random), document.position(&random)].sorted()
          let end = Bool.random(using: &random) ? ends[0] : min(ends[1], ends[0] + 30)
          let isWhole =
            end == document.units.count
            || !UTF16.isTrailSurrogate(document.units[end]) && document.units[max(0, end - 1)] != 13
          let range = ends[0]..<(isWhole ? end : ends[0])
          let text = Self.lines.randomElement(using: &random) ?? ""
          let (line, character) = document.lineAndCharacter(range.lowerBound)
          let (endLine, endCharacter) = document.lineAndCharacter(range.upperBound)
          try editor.change(path, ["range": EditorClient.range(line, character, endLine, endCharacter), "text": text])
          document.units.replaceSubrange(range, with: Array(text.utf16))
        }
        documents[path] = document
      }
      try editor.settle()
      for (path, document) in documents { try saved.write(document.text, to: path) }

      let expected = try findings(in: saved, documents)

      let shown = editor.diagnostics.flatMap { path, list in
        list.map { diagnostic in
          let start = diagnostic["range"]?["start"]
          let message = diagnostic["message"]?.string?.split(separator: "\n").first ?? ""
          let place = "\(path):\(Int(start?["line"]?.number ?? -1)):\(Int(start?["character"]?.number ?? -1))"
          return "\(place): \(message.replacing(shop.url.path, with: saved.url.path))"
        }
      }
      #expect(shown.sorted() == expected.sorted(), "seed \(seed), round \(round)")
    }
  }

  /// What `inward lint` finds, with positions as in the protocol.
  private func findings(in shop: Shop, _ documents: [String: Document]) throws -> [String] {
    let run = try shop.inward("lint", "--format", "json")
    if run.status == 2 {
      return run.errors.split(separator: "\n").map { line in
        let parts = line.replacing("error: ", with: "").split(separator: ":", maxSplits: 3).map(String.init)
        guard parts.count == 4, let row = Int(parts[1]), let column = Int(parts[2]) else {
          return "inward.yml:0:0: \(line.replacing("error: ", with: ""))"
        }
        return position("inward.yml", row, column, documents) + ":" + parts[3]
      }
    }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings.map { finding in
      position(finding.path, finding.line, finding.column, documents) + ": " + finding.message
    }
  }

  private func position(_ path: String, _ line: Int, _ column: Int, _ documents: [String: Document]) -> String {
    let lines = documents[path]?.text.utf8.split(separator: 10, omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(line - 1) else { return "\(path):\(line - 1):\(column - 1)" }
    let before = String(decoding: lines[line - 1].prefix(column - 1), as: UTF8.self)
    return "\(path):\(line - 1):\(before.utf16.count)"
  }
}
