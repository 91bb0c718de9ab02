/// Files of texts, which Tools/Scripts/generate-texts.swift generates from the string catalogue: their members are sorted,
/// and each is on one line if it fits.
extension Template {
  /// The line length of that script.
  private static let lineLength = 120

  static func isTextFile(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("TextKey+") ?? false
  }

  func expandedTexts(_ lines: [String], path: String) throws(Problems) -> [String] {
    try Self.laidOut(lines.map(renaming.names.applied)) { member, index throws(Problems) in
      let original = Array(lines[index..<index + member.count])
      return try units(original, path: path, firstLine: index + 1)
    }
  }

  /// The file after names in it have changed. Files of earlier templates had functions, and stay as they are.
  static func relaidTexts(_ text: String) -> String {
    let lines = text.allLines
    let members = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    guard members.allSatisfy({ $0.hasPrefix("  static let ") || $0 == "  )" }) else { return text }
    return laidOut(lines) { member, _ in [member] }.joined(separator: "\n")
  }

  /// - Parameter units: The members that take the place of one, given its lines and the index of the first.
  private static func laidOut<Failure: Error>(
    _ lines: [String],
    _ units: ([String], Int) throws(Failure) -> [[String]]
  ) throws(Failure) -> [String] {
    let layout = Layout(lines)
    var result: [String] = []
    var members: [[String]] = []
    var index = 0
    while index < lines.count {
      let block = layout.block(at: index)
      if layout.indentation(index) == 2 {
        members += try units(Array(lines[block]), index).map(wrapped)
        index = block.upperBound
      } else {
        result += Self.sorted(members).joined()
        members = []
        result.append(lines[index])
        index += 1
      }
    }
    return result
  }

  /// A call on one line, or with a line for each argument if that is too long.
  private static func wrapped(_ lines: [String]) -> [String] {
    let parts = lines.map { String($0.drop { $0 == " " }) }
    let inner = parts.dropFirst().dropLast().joined(separator: " ")
    let line = "  " + (parts.count > 1 ? parts[0] + inner + parts[parts.count - 1] : parts[0])
    guard line.count > lineLength, let open = line.firstIndex(of: "("), line.hasSuffix(")") else { return [line] }
    let arguments = arguments(of: line[line.index(after: open)...].dropLast())
    let last = arguments.count - 1
    return [String(line[...open])] + arguments.indices.map { "    \(arguments[$0])\($0 < last ? "," : "")" } + ["  )"]
  }

  /// The parts between commas outside of strings and brackets.
  private static func arguments(of text: Substring) -> [String] {
    var arguments = [""]
    var depth = 0
    var isString = false
    var before: Character = " "
    for letter in text {
      if letter == "\"", before != "\\" { isString.toggle() }
      if !isString, letter == "(" { depth += 1 }
      if !isString, letter == ")" { depth -= 1 }
      let ends = letter == "," && depth == 0 && !isString
      if ends { arguments.append("") } else { arguments[arguments.count - 1].append(letter) }
      before = letter
    }
    return arguments.map { String($0.drop { $0 == " " }) }
  }
}
