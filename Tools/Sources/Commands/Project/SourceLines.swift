import Foundation
import Model
import Repositories

/// Source lines to show below findings.
struct SourceLines: Sendable {
  private let textsByPath: [String: [Int: String]]

  /// Reads the lines at some locations, each file once, on all cores. Files that cannot be read are left out.
  init(at locations: [SourceLocation], root: String) {
    let numbers = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.position.line)) }
    let paths = numbers.keys.sorted()
    let texts = SourceFilesReader(root: root).map(paths) { path, bytes in
      Self.lines(numbers[path] ?? [], of: bytes)
    }
    textsByPath = Dictionary(uniqueKeysWithValues: zip(paths, texts.map { (try? $0.get()) ?? [:] }))
  }

  /// A line by its 1-based number, or `nil` if it does not exist or was not requested.
  func line(_ path: String, _ number: Int) -> String? { textsByPath[path]?[number] }

  /// A line ends with `\n`, `\r` or `\r\n`.
  private static func lines(_ numbers: Set<Int>, of bytes: UnsafeRawBufferPointer) -> [Int: String] {
    guard let last = numbers.max() else { return [:] }
    var texts: [Int: String] = [:]
    var number = 1
    var start = 0
    while number <= last {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      if numbers.contains(number) { texts[number] = String(decoding: bytes[start..<end], as: UTF8.self) }
      guard end < bytes.count else { break }
      start = bytes[end...].starts(with: "\r\n".utf8) ? end + 2 : end + 1
      number += 1
    }
    return texts
  }
}
