import ArgumentParser

/// Finds commands that do not exist, which the parser would pass to the default command as arguments.
enum UnknownCommand {
  /// How many characters a suggested command may differ in.
  private static let maximumDistance = 2

  /// - Throws: A `ValidationError` if the first argument is neither a command nor an option.
  static func check(_ arguments: [String], among commands: [any ParsableCommand.Type]) throws {
    let shown = commands.map { $0.configuration }.filter(\.shouldDisplay)
    let names = shown.compactMap(\.commandName) + ["help"]
    guard let name = arguments.first, !name.hasPrefix("-"), !names.contains(name) else { return }
    let nearest = names.map { ($0, distance(name, $0)) }.min { $0.1 < $1.1 }
    let suggestion = nearest.flatMap { $0.1 <= maximumDistance ? " Did you mean “\($0.0)”?" : nil }
    throw ValidationError("There is no command “\(PrintableText.clean(name))”.\(suggestion ?? "")")
  }

  /// How many characters have to be inserted, removed or replaced to make one text of another (Levenshtein distance).
  static func distance(_ from: String, _ to: String) -> Int {
    let to = Array(to)
    var row = Array(0...to.count)
    for (index, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in to.indices {
        let replaced = diagonal + (character == to[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}
