/// A word of a command that people copy to a shell.
enum ShellWord {
  /// The word in quotes where it has anything that a POSIX shell could take for something else.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%:".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
