import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads messages that have a header with their length.
///
/// Source: Language Server Protocol 3.17, "Base Protocol".
struct FrameReader {
  /// In bytes. No editor sends a longer text.
  static let sizeLimit = 64 << 20
  private static let headerLimit = 4096

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)

  init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// The next message; nil at the end of the input, or if none has come completely and `waits` is false.
  ///
  /// - Throws: `Failure` if the input is no message.
  mutating func next(waits: Bool) throws -> [UInt8]? {
    while true {
      if let message = try take() { return message }
      guard waits || isReadable else { return nil }
      guard try fill() else {
        if buffer.isEmpty { return nil }
        throw Failure("the input ends inside a message.")
      }
    }
  }

  /// Removes a complete message from what was read.
  private mutating func take() throws -> [UInt8]? {
    guard let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else {
      guard buffer.count <= Self.headerLimit else { throw Failure("a message's header has no end.") }
      return nil
    }
    let length = try Self.length(in: String(decoding: buffer[..<end.lowerBound], as: UTF8.self))
    guard buffer.count >= end.upperBound + length else { return nil }
    let message = Array(buffer[end.upperBound..<end.upperBound + length])
    buffer.removeFirst(end.upperBound + length)
    return message
  }

  private static func length(in header: String) throws -> Int {
    for line in header.components(separatedBy: "\r\n") {
      let field = line.split(separator: ":", maxSplits: 1)
      guard field.count == 2, field[0].lowercased() == "content-length" else { continue }
      let digits = field[1].trimmingCharacters(in: .whitespaces)
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { break }
      guard let length = Int(digits), length <= sizeLimit else {
        throw Failure("a message is longer than \(sizeLimit >> 20) MB.")
      }
      return length
    }
    throw Failure("a message's header has no Content-Length.")
  }

  private var isReadable: Bool {
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, 0) > 0
  }

  /// Reads what has come; returns false at the end of the input.
  private mutating func fill() throws -> Bool {
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { throw Failure("standard input cannot be read.") }
    }
  }
}
