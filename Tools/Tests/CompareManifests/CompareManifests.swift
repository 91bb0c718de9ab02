import Foundation
import Manifests

/// Compares how the reader and SwiftPM evaluate manifests.
///
/// Takes folders as arguments. Every manifest below them is read both ways and gives one line of output. The exit
/// status is 1 if any two differ.
@main
struct CompareManifests {
  static func main() {
    let folders = CommandLine.arguments.dropFirst().flatMap(packages)
    var counts: [String: Int] = [:]
    for folder in folders {
      let outcome = ManifestComparison.compare(folder: folder)
      print("\(outcome.label): \(folder)\(outcome.detail.map { ": \($0)" } ?? "")")
      counts[outcome.label, default: 0] += 1
    }
    print(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    exit(counts["different"] == nil ? 0 : 1)
  }

  /// All folders below a root that have a manifest, except build folders.
  private static func packages(below root: String) -> [String] {
    let base = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
    var found: [String] = []
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if [".build", ".git"].contains(file.lastPathComponent) { files?.skipDescendants() }
      if file.lastPathComponent == "Package.swift" { found.append(file.deletingLastPathComponent().path) }
    }
    return found.sorted()
  }
}
