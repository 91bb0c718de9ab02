extension [String] {
  /// The words as a build setting that is a list, as an `.xcconfig` file has it: one with a space is quoted.
  package var buildSetting: String {
    map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }
}

extension String {
  /// The words of a build setting that is a list. Their spaces are between quotation marks or after a backslash.
  package var buildSettingWords: [String] {
    var (words, word): ([String], String) = ([], "")
    var quote: Character?
    var characters = makeIterator()
    while let character = characters.next() {
      switch character {
      case "\\": word += characters.next().map(String.init) ?? ""
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil: quote = character
      case " " where quote == nil:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
