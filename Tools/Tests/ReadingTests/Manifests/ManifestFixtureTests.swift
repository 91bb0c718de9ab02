import Foundation
import Model
import Testing

@testable import CompareManifests
@testable import Manifests

/// Manifests that use most of the supported syntax, with SwiftPM's output for each.
///
/// `Fixtures/record` records the output.
struct ManifestFixtureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".manifest") }.map { String($0.dropLast(".manifest".count)) }.sorted()
  }

  @Test func `there are fixtures`() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names)
  func `evaluates a manifest like SwiftPM`(name: String) throws {
    let package = "/tmp/inward-fixtures/\(name)"
    let text = try String(contentsOf: Self.folder.appending(path: "\(name).manifest"), encoding: .utf8)
    let print = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    let context = ManifestContext(
      folder: package,
      environment: [:],
      system: ManifestContext.System(name: "Linux", architecture: "x86_64"),
      toolchain: ToolsVersion(6, 3, 1)
    )

    let read = try ManifestEvaluator.manifest(from: text, in: context).comparable(in: package)
    let dumped = try PackageDump.manifest(from: Array(print), folder: package).comparable(in: package)

    #expect(ManifestComparison.difference(read, dumped) == nil)
  }
}
