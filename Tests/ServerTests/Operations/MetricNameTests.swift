import Foundation
import Testing

/// The metrics that the README lists, compared with those that the code has.
struct MetricNameTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  @Test func `the README names every metric, and no other`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "Apps/Server/README.md"), encoding: .utf8)
    let cells = readme.matches(of: /\n\| (`[^|]*_[^|]*`) \|/).map(\.1)
    let names = cells.flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }

    #expect(names.sorted() == (try Self.namesInCode()).sorted())
  }

  private static func namesInCode() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Apps", "Packages"] {
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.lastPathComponent.hasPrefix(".build") { files?.skipDescendants() }
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(text.matches(of: /(?:Counter|Meter|Timer)\(\s*label: "(\w+)"/).map { String($0.1) })
      }
    }
    return names
  }
}
