import Foundation
import Testing

/// Texts and formats come from Presentation, so the app's sources have none.
@Suite
struct SourceTests {
  @Test(arguments: try sources(in: "Apps/Apple"))
  func `The app has no texts and no formats of its own`(_ file: URL) throws {
    #expect(Self.faults(in: String(decoding: try Data(contentsOf: file), as: UTF8.self)) == [])
  }

  @Test(arguments: [
    #"Text("Products")"#, #"Button("OK") {}"#, #".navigationTitle("Shop")"#, #"Text("\(count) items")"#,
    #"String(format: pattern, price)"#, "let formatter = NumberFormatter()", "price.formatted()",
  ])
  func `A text or a format is found`(_ line: String) {
    #expect(Self.faults(in: line).count == 1)
  }

  /// The names of symbols, keys and places are not shown.
  @Test(arguments: [#"Image(systemName: "photo")"#, #".keyboardShortcut("r")"#, "// \"Products\"", "Text(title)"])
  func `A name is no text`(_ line: String) {
    #expect(Self.faults(in: line) == [])
  }

  static func faults(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let code = line.replacing(/\/\/.*/, with: "")
        .replacing(/(?:system(?:Image|Name): |keyboardShortcut\(|SceneStorage\(|forKey: )"[^"]*"/, with: "")
        .replacing("\"\"", with: "")
      return code.contains("\"") || code.contains(/String\(format:|Formatter\b|\.formatted\(/)
    }
  }

  /// The Swift files in a folder of the repository.
  static func sources(in folder: String) throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../../\(folder)")
      .standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
