/// The functions and values outside of types that a file of the exemplar declares for other files. A copy would declare them
/// again unless they have the exemplar's name in them.
struct Helpers {
  private static let modifiers: Set<Substring> = ["public", "package", "internal", "nonisolated"]

  /// One sentence for each that has another name.
  let problems: [String]

  init(in text: String, path: String, of name: String, names: Renaming) {
    let lines = text.allLines
    let layout = Layout(lines)
    problems = lines.indices.compactMap { index in
      guard layout.indentation(index) == 0, Self.isDeclaration(lines[index]) else { return nil }
      let signature = Self.signature(lines[layout.block(at: index)])
      if signature.contains(where: names.isMentioned) { return nil }
      return """
        \(path):\(index + 1) would be declared again for every feature; make it private, or give it a name with \(name):
        \(lines[index])
        """
    }
  }

  private static func isDeclaration(_ line: String) -> Bool {
    let word = line.split(separator: " ").first { !modifiers.contains($0) && !$0.hasPrefix("@") }
    return word.map { ["func", "let", "var"].contains($0) } ?? false
  }

  /// The lines up to the body.
  private static func signature(_ lines: ArraySlice<String>) -> ArraySlice<String> {
    lines.prefix((lines.firstIndex { $0.hasSuffix("{") } ?? lines.endIndex - 1) - lines.startIndex + 1)
  }
}
