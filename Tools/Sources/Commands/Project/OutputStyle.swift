import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The properties of standard output.
enum OutputStyle {
  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Whether to use colours: on a terminal, unless disabled by an option or NO_COLOR.
  static func usesColor(_ wanted: Bool) -> Bool {
    wanted && isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// The terminal's width in columns, or `nil` if the output is not a terminal.
  static var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
