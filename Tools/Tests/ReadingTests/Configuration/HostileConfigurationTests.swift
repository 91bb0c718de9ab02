import Configurations
import Foundation
import Model
import Testing

/// Texts that try to crash or stall the reader.
@Suite(.timeLimit(.minutes(10)))
struct HostileConfigurationTests {
  private static let start = "version: 1\nlayers: { A: { targets: A } }\n"

  @Test func `rejects exponential aliases`() {
    let levels = (1...9).map { level in
      "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]"
    }
    let text = "a0: &a0 [x]\n" + levels.joined(separator: "\n")

    #expect(
      SampleConfiguration.problems(in: text) == "inward.yml:1:1: error: the file uses more than 32 aliases (`*name`)"
    )
  }

  @Test func `rejects few aliases with too many values`() {
    let levels = (1...8).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let leaf = Array(repeating: "x", count: 100).joined(separator: ", ")
    let text = "a0: &a0 [\(leaf)]\n" + levels.joined(separator: "\n")

    #expect(SampleConfiguration.problems(in: text) == "inward.yml:1:256: error: the file contains too many values")
  }

  @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "- - [{"])
  func `rejects deep nesting`(start: String) {
    for count in [17, 500, 1001, 5_000] {
      let text = String(repeating: start, count: count)
      #expect(SampleConfiguration.problems(in: text).hasPrefix("inward.yml:"))
    }
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func `rejects deep nesting that is closed`(start: String, end: String) {
    for count in [17, 500, 990] {
      let text = "a: " + String(repeating: start, count: count) + "x" + String(repeating: end, count: count)
      #expect(SampleConfiguration.problems(in: text).hasSuffix("values are nested too deeply"))
    }
  }

  @Test func `nesting does not overflow a thread's stack`() async throws {
    let text = "a: " + String(repeating: "[", count: 990) + String(repeating: "]", count: 990)
    let (results, result) = AsyncStream<String>.makeStream()
    let thread = Thread { result.yield(SampleConfiguration.problems(in: text)) }
    thread.stackSize = 512 * 1024

    thread.start()

    let problems = try #require(await results.first { _ in true })
    #expect(problems.hasSuffix("values are nested too deeply"))
  }

  @Test func `rejects a huge file`() {
    let text = Self.start + String(repeating: "# padding\n", count: 200_000)

    #expect(SampleConfiguration.problems(in: text) == "inward.yml:1:1: error: the file is larger than 1 MB")
  }

  @Test(arguments: LargeText.allCases)
  func `reads a large file quickly`(text: LargeText) {
    #expect(SampleConfiguration.problems(in: Self.start + text.yaml).isEmpty == text.isValid)
  }
}

/// Inputs that are slow if all parts are compared with each other.
enum LargeText: CaseIterable {
  case list, stars, rules, layers, destinations, keys, fewKeys, oneKey

  var yaml: String {
    switch self {
    case .list: "exclude: [" + String(repeating: "a,", count: 10_000) + "]"
    case .stars: "umbrellas: \"" + String(repeating: "*", count: 400_000) + "\""
    case .rules: "rules: {" + (0..<5_000).map { "r\($0): off, " }.joined() + "}"
    case .layers:
      "types: [{ match: { layers: [" + (0..<5_000).map { "B\($0), " }.joined()
        + "] }, require: { modifiers: final } }]"
    case .destinations: "reach: [" + (0..<2_000).map { "{ from: A\($0), to: B\($0) }, " }.joined() + "]"
    case .keys: (0..<5_000).map { "key\($0): 1\n" }.joined()
    case .fewKeys: (0..<5_000).map { "key\($0 % 100): 1\n" }.joined()
    case .oneKey: String(repeating: "exclude: []\n", count: 10_000)
    }
  }

  var isValid: Bool { self == .list || self == .stars }
}
