import Foundation

/// Where the program reads and writes, and what that place can do.
struct Terminal: Sendable {
  /// Whether a person sits at both ends.
  let isInteractive: Bool

  /// Whether standard error is seen by a person, so that progress is worth showing.
  let showsProgress: Bool
  let usesColor: Bool

  /// The width in columns; nil where the output goes into a file or a pipe, and lines may be of any length.
  let columns: Int?

  /// The width of running text, which is hard to read in very long lines.
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

  func print(_ lines: [String]) throws(StandardOutput.Failure) {
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes one sentence to standard error; if even that fails, nobody is there to be told.
  func printError(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(PrintableText.clean(message))\n".utf8))
  }
}
