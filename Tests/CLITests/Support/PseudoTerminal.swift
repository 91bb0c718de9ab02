import Foundation

/// A terminal without a screen, for a program to talk to.
struct PseudoTerminal {
  private struct Failure: Error {}

  private let controller: FileHandle
  let terminal: FileHandle

  init(columns: UInt16) throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure() }
    controller = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let terminalDescriptor = open(try Self.unlock(descriptor), O_RDWR | O_NOCTTY)
    guard terminalDescriptor >= 0 else { throw Failure() }
    terminal = FileHandle(fileDescriptor: terminalDescriptor, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(terminalDescriptor, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure() }
  }

  /// Unlocks the other end and returns its path. Glibc's module hides the functions that POSIX has for this.
  private static func unlock(_ descriptor: Int32) throws -> String {
    #if os(Linux)
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)  // TIOCSPTLCK, TIOCGPTN
      var (lock, number): (Int32, Int32) = (0, 0)
      guard ioctl(descriptor, setLock, &lock) == 0, ioctl(descriptor, getNumber, &number) == 0 else { throw Failure() }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor) else { throw Failure() }
      return String(cString: name)
    #endif
  }

  func type(_ text: String) throws {
    try controller.write(contentsOf: Data(text.utf8))
  }

  /// Reads until the text has appeared, or the program has gone.
  func read(until text: String) -> String {
    var seen = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !seen.contains(text) {
      let count = Foundation.read(controller.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      seen += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return seen
  }

  /// Reads until no program holds the terminal any more.
  func readToEnd() throws -> String {
    try terminal.close()
    return read(until: "\u{0}never")
  }
}
