import Foundation

/// Where the program writes, and what that can display.
struct Terminal: Sendable {
  /// Whether a person types and reads.
  var isInteractive: Bool

  /// Whether a person reads standard error, so that progress is shown.
  let showsProgress: Bool
  let usesColor: Bool

  /// The width in columns; nil for a file or a pipe, which takes lines of any length.
  let columns: Int?
  var write: @Sendable (String) throws(StandardOutput.Failure) -> Void = StandardOutput.write

  /// The width of running text, as very long lines are hard to read.
  var textColumns: Int { min(columns ?? 80, 80) }

  static func current(usesColor: Bool) -> Terminal {
    let writesToTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = Environment["TERM"] == "dumb"
    let forbidsColor = Environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Terminal(
      isInteractive: isatty(STDIN_FILENO) == 1 && writesToTerminal,
      showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb,
      usesColor: writesToTerminal && usesColor && !isDumb && !forbidsColor,
      columns: writesToTerminal ? width : nil
    )
  }

  private static var width: Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return Environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// Where a person is asked whose output goes elsewhere: standard error, or nowhere if the input is no terminal.
  var forQuestions: Terminal {
    var terminal = self
    terminal.write = { text throws(StandardOutput.Failure) in
      if isatty(STDIN_FILENO) == 1 { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
    }
    return terminal
  }

  /// The same terminal as if no person could answer.
  var withoutQuestions: Terminal {
    var terminal = self
    terminal.isInteractive = false
    return terminal
  }

  func print(_ lines: [String]) throws(StandardOutput.Failure) {
    try write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes one sentence to standard error; a failure to do so is ignored.
  func printError(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(PrintableText.clean(message))\n".utf8))
  }
}

/// Standard output, which may be a full disk.
enum StandardOutput {
  /// Nothing more can be written; what was written before may be there.
  struct Failure: Error {}

  static func write(_ text: String) throws(Failure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { throw Failure() }
  }
}
