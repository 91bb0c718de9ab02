import Foundation

/// What another host has drawn for an entry of the gallery, as its tests have recorded it.
struct RecordedText {
  private let text: String

  init(_ texts: [String]) {
    text = Self.withoutSpaces(texts.joined())
  }

  /// The texts that are not there, or not after those of the group before. A host orders the texts of a group as it likes.
  /// Where lines are broken makes no difference.
  func missing(_ groups: [[String]]) -> [String] {
    var rest = text[...]
    return groups.flatMap { group in
      let found = group.map { rest.range(of: Self.withoutSpaces($0)) }
      if let end = found.compactMap({ $0?.upperBound }).max() { rest = rest[end...] }
      return zip(group, found).filter { $0.1 == nil }.map(\.0)
    }
  }

  static func exists(_ id: String) -> Bool {
    let files = [
      file(id, "CLITests", "txt"),
      file(id, "ServerTests", "html"),
    ]
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func terminal(_ id: String) throws -> RecordedText {
    RecordedText([try read(file(id, "CLITests", "txt"))])
  }

  static func file(_ id: String, _ target: String, _ ending: String) -> URL {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../..").standardized
    return root.appending(path: "Tests/\(target)/Golden/gallery/\(id).\(ending)")
  }

  static func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func withoutSpaces(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }
}
