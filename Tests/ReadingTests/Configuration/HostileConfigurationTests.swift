import Foundation
import Model
import Reading
import Testing

/// Texts that are made to crash a reader, or to keep it busy.
struct HostileConfigurationTests {
  private static let start = "version: 1\nlayers: { A: { targets: A } }\n"

  @Test func `a bomb of aliases is refused`() {
    let levels = (1...9).map { level in
      "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]"
    }
    let text = "a0: &a0 [x]\n" + levels.joined(separator: "\n")

    #expect(
      SampleConfiguration.problems(in: text) == "inward.yml:1:1: error: the file uses more than 32 aliases (`*name`)"
    )
  }

  @Test func `a small bomb of aliases has too many values`() {
    let levels = (1...8).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let leaf = Array(repeating: "x", count: 100).joined(separator: ", ")
    let text = "a0: &a0 [\(leaf)]\n" + levels.joined(separator: "\n")

    #expect(SampleConfiguration.problems(in: text) == "inward.yml:1:256: error: the file holds too many values")
  }

  @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "- - [{"])
  func `deep nesting is refused`(start: String) {
    for count in [17, 500, 1001, 5_000] {
      let text = String(repeating: start, count: count)
      #expect(SampleConfiguration.problems(in: text).hasPrefix("inward.yml:"))
    }
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func `deep nesting that closes is refused`(start: String, end: String) {
    for count in [17, 500, 990] {
      let text = "a: " + String(repeating: start, count: count) + "x" + String(repeating: end, count: count)
      #expect(SampleConfiguration.problems(in: text).hasSuffix("values lie too deep in each other"))
    }
  }

  @Test func `nesting does not overflow the stack of a thread`() async {
    let text = "a: " + String(repeating: "[", count: 990) + String(repeating: "]", count: 990)
    let problems = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: SampleConfiguration.problems(in: text)) }
      thread.stackSize = 512 * 1024
      thread.start()
    }

    #expect(problems.hasSuffix("values lie too deep in each other"))
  }

  @Test func `a huge file is refused`() {
    let text = Self.start + String(repeating: "# padding\n", count: 200_000)

    #expect(SampleConfiguration.problems(in: text) == "inward.yml:1:1: error: the file is larger than 1 MB")
  }

  @Test(.timeLimit(.minutes(10)), arguments: LargeText.allCases)
  func `a large file is read in moments`(text: LargeText) {
    #expect(SampleConfiguration.problems(in: Self.start + text.yaml).isEmpty == text.isValid)
  }

  @Test func `bytes that are no text are refused where they stand`() {
    let bytes = Array("version: 1\n# ä".utf8) + [0xC3, 0x28]

    #expect(
      throws: ConfigurationError(
        path: "inward.yml",
        problems: [.init(at: SourcePosition(line: 2, column: 5), "this is not UTF-8")]
      )
    ) {
      try ConfigurationReader.configuration(from: bytes, rules: [])
    }
  }

  @Test func `bytes that are text are read`() throws {
    let configuration = try ConfigurationReader.configuration(
      from: Array(SampleConfiguration.text.utf8),
      rules: SampleConfiguration.rules
    )

    #expect(configuration.layers.count == 4)
  }
}

/// What takes long where each part is compared with each other part.
enum LargeText: CaseIterable {
  case list, stars, rules, layers, destinations, keys, fewKeys, oneKey

  var yaml: String {
    switch self {
    case .list: "exclude: [" + String(repeating: "a,", count: 10_000) + "]"
    case .stars: "umbrellas: \"" + String(repeating: "*", count: 400_000) + "\""
    case .rules: "rules: {" + (0..<5_000).map { "r\($0): off, " }.joined() + "}"
    case .layers: "roles: { views: { layers: [" + (0..<5_000).map { "B\($0), " }.joined() + "] } }"
    case .destinations: "reach: [" + (0..<2_000).map { "{ from: A\($0), to: B\($0) }, " }.joined() + "]"
    case .keys: (0..<5_000).map { "key\($0): 1\n" }.joined()
    case .fewKeys: (0..<5_000).map { "key\($0 % 100): 1\n" }.joined()
    case .oneKey: String(repeating: "exclude: []\n", count: 10_000)
    }
  }

  var isValid: Bool { self == .list || self == .stars }
}
