/// Finds and removes lines of a part that are marked by comments.
///
/// A line that ends in a comment with the mark belongs to the part, and so do the lines between `Mark {` and `} Mark`:
///
///     "Extras",  // Extras
///     # Extras {
///     - { from: [Extras], to: [Data] }
///     # } Extras
///
/// A line of several parts, `// Extras or Site`, is removed with the last of them.
struct Marks {
  let mark: String

  /// How comments begin and end in the languages of a repository.
  private static let openers = ["//", "#", "/*", "<!--", "{{!"]
  private static let closers = ["*/", "-->", "}}"]

  private enum Kind {
    case line
    /// A line of several parts, without this mark.
    case shared(Substring)
    case start
    case end
  }

  /// The text without the marked lines.
  ///
  /// - Throws: ``Problems`` if a mark is opened without being closed, or the other way round.
  func removed(from text: String, path: String) throws(Problems) -> String {
    guard text.contains(mark) else { return text }
    var kept: [Substring] = []
    var start: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      switch (kind(of: line), start) {
      case (.start, nil): start = index
      case (.end, .some): start = nil
      case (.start, .some), (.end, nil):
        throw Problems("\(path):\(index + 1): the mark \(mark) is opened twice, or closed without being opened.")
      case (nil, nil): kept.append(line)
      case (.shared(let rest), nil): kept.append(rest)
      case (.line, _), (.shared, .some), (nil, .some): continue
      }
    }
    if let start { throw Problems("\(path):\(start + 1): the mark \(mark) is opened but not closed.") }
    return kept.joined(separator: "\n")
  }

  /// The indices of all marked lines.
  func lines(in text: String) -> Set<Int> {
    guard text.contains(mark) else { return [] }
    var marked: Set<Int> = []
    var isInside = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let kind = kind(of: line)
      if case .start = kind { isInside = true }
      if isInside || kind != nil { marked.insert(index) }
      if case .end = kind { isInside = false }
    }
    return marked
  }

  private func kind(of whole: Substring) -> Kind? {
    guard whole.contains(mark) else { return nil }
    var line = Self.trimmed(whole)
    // In a table, the comment is followed by the last column separator.
    if line.hasSuffix("|") { line = Self.trimmed(line.dropLast()) }
    for opener in Self.openers {
      guard let range = line.ranges(of: opener).last else { continue }
      var words = Self.trimmed(line[range.upperBound...])
      for closer in Self.closers where words.hasSuffix(closer) { words = Self.trimmed(words.dropLast(closer.count)) }
      switch words {
      // `# Extras` in Markdown is a heading; a mark has something before it.
      case mark[...]: return line[..<range.lowerBound].contains { $0 != " " && $0 != "#" } ? .line : nil
      case "\(mark) {": return .start
      case "} \(mark)": return .end
      default:
        let owners = words.split(separator: " or ")
        guard owners.count > 1, owners.contains(mark[...]), owners.allSatisfy(Self.isMark) else { continue }
        let others = owners.filter { $0 != mark }.joined(separator: " or ")
        return .shared(whole[..<words.startIndex] + others + whole[words.endIndex...])
      }
    }
    return nil
  }

  /// Whether a text can be a mark: a single capitalised word.
  private static func isMark(_ text: Substring) -> Bool {
    text.first?.isUppercase == true && text.allSatisfy(\.isLetter)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
