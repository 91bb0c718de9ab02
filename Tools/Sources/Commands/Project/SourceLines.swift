import Foundation

/// Lines of the sources, to show below findings.
///
/// Findings come file by file and line by line, so that only the last file is kept, and where its last line began.
final class SourceLines {
  private let root: String
  private var last: File?

  init(root: String) {
    self.root = root
  }

  /// A line by its number from 1, or `nil` where there is none.
  func line(_ path: String, _ number: Int) -> String? {
    var file = last.flatMap { $0.path == path ? $0 : nil } ?? File(path: path, root: root)
    defer { last = file }
    return file.line(number)
  }

  private struct File {
    let path: String
    private let bytes: [UInt8]
    private var number = 1
    private var start = 0

    init(path: String, root: String) {
      self.path = path
      bytes = Array(FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data())
    }

    mutating func line(_ wanted: Int) -> String? {
      guard wanted > 0 else { return nil }
      if wanted < number { (number, start) = (1, 0) }
      return bytes.withUnsafeBufferPointer { bytes in
        while true {
          let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
          if number == wanted { return String(decoding: bytes[start..<end], as: UTF8.self) }
          guard end < bytes.count else { return nil }
          let isPair = bytes[end...].starts(with: "\r\n".utf8)
          start = end + (isPair ? 2 : 1)
          number += 1
        }
      }
    }
  }
}
