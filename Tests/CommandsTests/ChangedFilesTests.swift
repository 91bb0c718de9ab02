import Foundation
import TestSupport
import Testing

/// `--since` reports the findings of a full run that are in changed files.
@Suite struct ChangedFilesTests {
  private struct Report: Decodable {
    struct Finding: Decodable, Hashable {
      let rule: String
      let path: String
      let line: Int
      let message: String
    }
    let findings: [Finding]
  }

  private static let files = (0..<6).map { "Sources/Screens/Screen\($0).swift" }

  @Test(arguments: [
    [], [0], [5], [1, 3], [0, 2, 4], [0, 1, 2, 3, 4, 5],
  ])
  func `reports a part of the full run`(changed: [Int]) throws {
    let shop = try Shop(Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "import Domain\nimport Data\n") }))
    try shop.git("init", "--quiet")
    try shop.git("add", "Package.swift", "inward.yml", "Sources")
    try shop.git("commit", "--quiet", "--message", "Begin")
    for index in changed { try shop.write("import Data\n\nimport Data\n", to: Self.files[index]) }

    let whole = try findings(shop.inward("lint", "--format", "json"))
    let since = try findings(shop.inward("lint", "--format", "json", "--since", "HEAD"))

    let paths = Set(changed.map { Self.files[$0] })
    #expect(whole.count >= Self.files.count)
    #expect(since.isSubset(of: whole))
    #expect(since == whole.filter { paths.contains($0.path) })
    #expect(Set(since.map(\.path)) == paths)
  }

  private func findings(_ outcome: ProgramRun) throws -> Set<Report.Finding> {
    Set(try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).findings)
  }
}
