import Foundation
import Model
import Reading
import Repositories

enum Sources {
  /// This repository's own sources.
  static var ownFiles: [[UInt8]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../..")
      .standardizedFileURL
    let tree = FileTree(root: root.path, exclude: [])
    return tree.sources.compactMap { FileManager.default.contents(atPath: "\(root.path)/\($0)").map(Array.init) }
  }

  static var hardCases: [[UInt8]] { HardCase.all.map { Array($0.source.utf8) } }

  static func cold(_ sources: [[UInt8]], depth: SourceDepth = .declarations) -> [SourceFacts] {
    sources.map { SourceScanner.facts(of: $0, depth: depth) }
  }

  /// A few small files that cover all kinds of facts.
  static let small = [
    """
    @testable public import struct A.B
    #if canImport(C) && !os(Linux) || swift(>=6)
      import C
    #endif
    // inward:ignore layer: removed soon
    public final class Café: Base, @unchecked Sendable {
      @Published private(set) static var état: [Int]? = nil
      enum State { case loading, failed(Error) }
    }
    let global = Café.shared
    """, "import A\n", "", "struct S {}",
  ].map { Array($0.utf8) }
}
