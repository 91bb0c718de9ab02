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
  @Test(arguments: [
    #"Image(systemName: "photo")"#, #"row["price"]"#, #".keyboardShortcut("r")"#, "// \"Products\"", "Text(title)",
  ])
  func `A name is no text`(_ line: String) {
    #expect(Self.faults(in: line) == [])
  }

  @Test(arguments: try sources(in: "Apps/Apple"))
  func `A person sets the size of texts, and the language sets the side`(_ file: URL) throws {
    #expect(Self.fixed(in: String(decoding: try Data(contentsOf: file), as: UTF8.self)) == [])
  }

  @Test(arguments: [
    "Text(title).font(.system(size: 17))", "Text(title).font(.custom(name, fixedSize: 17))", ".dynamicTypeSize(.large)",
    ".lineLimit(1)", ".minimumScaleFactor(0.5)", ".frame(width: 40, height: 20)", ".offset(x: 4)",
    ".position(x: 4, y: 4)", "VStack(alignment: .left)", ".padding(.right, 8)", "withAnimation { isOn = true }",
    ".animation(.default, value: isOn)", ".transition(.slide)", ".environment(\\.layoutDirection, .leftToRight)",
  ])
  func `A fixed size, a fixed side and an animation are found`(_ line: String) {
    #expect(Self.fixed(in: line).count == 1)
  }

  @Test(arguments: [
    "Text(title).font(.title)", "VStack(alignment: .leading)", "before.left", "frames", ".frame(maxWidth: width)",
  ])
  func `A size that follows the setting is none that is fixed`(_ line: String) {
    #expect(Self.fixed(in: line) == [])
  }

  /// What Dynamic Type or a right-to-left language cannot change. Nothing is animated, so Reduce Motion has nothing to do.
  private static func fixed(in text: String) -> [String] {
    let fixed =
      /size: ?[0-9]|fixedSize|dynamicTypeSize|lineLimit|minimumScaleFactor|\.frame\([^)]*[0-9]|\.offset\(|\.position\(|layoutDirection/
    let side = /[(,:] ?\.(?:left|right)\b/
    let animation = /\b(?:withAnimation|withTransaction)\b|\.(?:animation|transition)\(/
    return text.split(separator: "\n").map(String.init).filter { line in
      let code = line.replacing(/\/\/.*/, with: "")
      return code.contains(fixed) || code.contains(side) || code.contains(animation)
    }
  }

  static func faults(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let code = line.replacing(/\/\/.*/, with: "")
        .replacing(/(?:row\[|system(?:Image|Name): |keyboardShortcut\(|SceneStorage\(|forKey: )"[^"]*"/, with: "")
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
