/// What a change log in the format of Keep a Changelog says that an earlier version of it did not.
public struct ReleaseNotes: Sendable {
  /// The new entries under their headings; empty if there are none.
  public let text: String

  public init(in later: String, since earlier: String) {
    let known = Set(Self.entries(of: earlier).map(\.text))
    var blocks: [String] = []
    var headings: [String] = []
    for entry in Self.entries(of: later) where !known.contains(entry.text) {
      let common = zip(headings, entry.headings).prefix { $0 == $1 }.count
      // Items of one list follow each other without a blank line.
      if common == entry.headings.count, entry.isItem, !blocks.isEmpty {
        blocks[blocks.count - 1] += "\n" + entry.text
      } else {
        blocks += entry.headings.dropFirst(common) + [entry.text]
      }
      headings = entry.headings
    }
    text = blocks.joined(separator: "\n\n")
  }

  /// An item of a list or a paragraph.
  private struct Entry {
    let headings: [String]
    var text: String

    var isItem: Bool { text.hasPrefix("- ") || text.hasPrefix("* ") }
  }

  /// Leaves out what stands before the first version, and comments.
  private static func entries(of text: String) -> [Entry] {
    var entries: [Entry] = []
    var headings: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") || line.hasPrefix("### ") {
        headings = line.hasPrefix("## ") ? [line] : Array(headings.prefix(1)) + [line]
        isOpen = false
      } else if line.allSatisfy(\.isWhitespace) || line.hasPrefix("<!--") {
        isOpen = false
      } else if !headings.isEmpty {
        if isOpen, !line.hasPrefix("- "), !line.hasPrefix("* ") {
          entries[entries.count - 1].text += "\n" + line
        } else {
          entries.append(Entry(headings: headings, text: line))
        }
        isOpen = true
      }
    }
    return entries
  }
}
