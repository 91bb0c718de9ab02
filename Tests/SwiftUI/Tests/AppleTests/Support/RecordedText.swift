import Foundation

/// What another host has drawn for an entry of the gallery, as its tests have recorded it.
struct RecordedText {
  private let text: String

  /// Whether the text is there. Where lines are broken makes no difference.
  func contains(_ other: String) -> Bool {
    text.contains(Self.withoutSpaces(other))
  }

  static func exists(_ id: String) -> Bool {
    [file(id, "CLITests", "txt"), file(id, "ServerTests", "html")].allSatisfy {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  static func terminal(_ id: String) throws -> RecordedText {
    RecordedText(text: withoutSpaces(try read(file(id, "CLITests", "txt"))))
  }

  /// The texts, labels and values of a page.
  static func page(_ id: String) throws -> RecordedText {
    let html = try read(file(id, "ServerTests", "html"))
    let attributes = html.matches(of: /(?:aria-label|value|data-label)="([^"]*)"/).map { String($0.output.1) }
    let texts = html.replacing(/<[^>]*>/, with: "\n")
    let characters = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    let text = characters.reduce(texts + attributes.joined(separator: "\n")) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
    return RecordedText(text: withoutSpaces(text))
  }

  private static func file(_ id: String, _ target: String, _ ending: String) -> URL {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../..").standardized
    return root.appending(path: "Tests/\(target)/Golden/gallery/\(id).\(ending)")
  }

  private static func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func withoutSpaces(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }
}
