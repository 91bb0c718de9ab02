import Foundation
import Synchronization

/// Lines of the sources, to show below findings.
///
/// Findings come file by file, so that the last file is all that is kept.
final class SourceLines: Sendable {
  private struct File {
    var path: String
    var lines: [Range<Int>]
    var bytes: [UInt8]
  }

  private let root: String
  private let last = Mutex<File?>(nil)

  init(root: String) {
    self.root = root
  }

  /// A line by its number from 1, or `nil` where there is none.
  func line(_ path: String, _ number: Int) -> String? {
    last.withLock { last in
      let file = last.flatMap { $0.path == path ? $0 : nil } ?? read(path)
      last = file
      guard file.lines.indices.contains(number - 1) else { return nil }
      return String(decoding: file.bytes[file.lines[number - 1]], as: UTF8.self)
    }
  }

  private func read(_ path: String) -> File {
    let bytes = Array(FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data())
    return File(path: path, lines: Self.lines(of: bytes), bytes: bytes)
  }

  /// A line ends with `\n`, `\r` or both, as the compiler has it.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices {
      let isEnd: Bool
      switch bytes[index] {
      case UInt8(ascii: "\n"): isEnd = true
      case UInt8(ascii: "\r"): isEnd = index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      default: isEnd = false
      }
      guard isEnd else { continue }
      let hasReturn = index > start && bytes[index] == UInt8(ascii: "\n") && bytes[index - 1] == UInt8(ascii: "\r")
      lines.append(start..<(hasReturn ? index - 1 : index))
      start = index + 1
    }
    return lines + [start..<bytes.count]
  }
}
