import Foundation

extension RecordedText {
  /// The texts, labels and values of a page.
  static func page(_ id: String) throws -> RecordedText {
    let html = try read(file(id, "ServerTests", "html"))
    let texts = html.replacing(/<[^>]*>/) { tag in
      tag.output.matches(of: /(?:aria-label|value|data-label)="([^"]*)"/).map { $0.output.1 }.joined(separator: "\n")
    }
    let characters = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    let text = characters.reduce(texts) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
    return RecordedText([text])
  }
}
