import Foundation
import Model
import Testing

@testable import CompareManifests

/// This repository's own manifests, each evaluated in both ways.
///
/// `swift run --package-path Tools/Tests compare-manifests FOLDER…` does the same for any other.
struct OwnManifestsTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL.path

  static var folders: [String] {
    let packages = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Packages")) ?? []
    return (["", "/Tools/Benchmarks", "/Tools"] + packages.sorted().map { "/Packages/\($0)" })
      .filter { FileManager.default.fileExists(atPath: root + $0 + "/Package.swift") }
  }

  @Test func `there are manifests`() {
    #expect(Self.folders.count >= 7)
  }

  @Test(arguments: folders)
  func `evaluates a manifest like SwiftPM`(folder: String) throws {
    #expect(ManifestComparison.compare(folder: Self.root + folder) == .equal)
  }
}
