import Configurations
import Model
import TestSupport
import Testing

struct ConfigurationFuzzTests {
  private static let pieces = [
    " ", "  ", "\n", "\t", ":", ": ", "- ", "[", "]", "{", "}", ",", "#", "&a ", "*a", "*", "!", "!!str ", "|", ">",
    "'",
    "\"", "\\", "%", "@", "`", "?", "? ", "<<: *a", "---\n", "...\n", "~", "null", "on", "1", "0x", "ä", "é", "👩‍👩‍👧",
    "\u{0}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{10FFFF}", "\r", "\r\n", "layers", "Domain", "targets: ",
  ]

  @Test(arguments: 0..<200)
  func `reads or rejects any mutation of a valid file, with positions inside the file`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let text = mutated(SampleConfiguration.text, using: &generator)
      do {
        let configuration = try ConfigurationReader.configuration(from: text, rules: SampleConfiguration.rules)
        #expect(!configuration.layers.isEmpty)
      } catch {
        let lineCount = text.unicodeScalars.count { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) } + 1
        #expect(!error.problems.isEmpty)
        #expect(error.problems.allSatisfy { 1...lineCount ~= $0.position.line && $0.position.column >= 1 })
        #expect(error.problems == error.problems.sorted { $0.position < $1.position })
        #expect(error.problems.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n\n") })
      }
    }
  }

  @Test(arguments: 0..<50)
  func `reads or rejects any bytes`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var bytes = Array(SampleConfiguration.text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }

    do {
      let text = String(decoding: bytes, as: UTF8.self)
      _ = try ConfigurationReader.configuration(from: text, rules: SampleConfiguration.rules)
    } catch {
      #expect(!error.problems.isEmpty)
    }
  }

  private func mutated(_ text: String, using generator: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let start = Int.random(in: scalars.indices, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: Int.random(in: scalars.indices, using: &generator))
      default:
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        scalars.insert(contentsOf: piece.unicodeScalars, at: start)
      }
      if scalars.isEmpty { return "" }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
