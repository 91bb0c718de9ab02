/// A word of a shell command that users can copy.
enum ShellWord {
  /// Quotes the word if it contains characters that a POSIX shell may interpret.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%:".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
