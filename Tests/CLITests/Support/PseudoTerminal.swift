import Foundation

/// A terminal without a screen.
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

  /// Unlocks the other end and returns its path. The module of Glibc hides the functions of POSIX for this.
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

  /// Whether the terminal shows what is typed.
  var showsTyping: Bool {
    var settings = termios()
    return tcgetattr(controller.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ text: String) throws {
    try controller.write(contentsOf: Data(text.utf8))
  }

  /// Reads until a text has come, or until no program uses the terminal any more. Close ``terminal`` before: this process
  /// uses it too.
  func output(until end: String? = nil) -> String {
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(controller.fileDescriptor, &buffer, buffer.count), count > 0 {
      seen += buffer.prefix(count)
      if let end, String(decoding: seen, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: seen, as: UTF8.self)
  }
}
