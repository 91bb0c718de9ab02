import Model

/// The bytes of a source; reading beyond the end returns zeros.
///
/// It borrows the bytes, so it must not outlive the call that provides them.
struct SourceBytes {
  private let base: UnsafeRawPointer
  private(set) var count: Int
  #if DEBUG
    /// The number of bytes read, so that tests can compare it with the length.
    let reads = ReadCount()
  #endif

  init?(_ buffer: UnsafeRawBufferPointer) {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
    self.base = base
    count = buffer.count
  }

  /// The bytes up to an offset; searches do not look beyond it.
  func prefix(_ end: Int) -> SourceBytes {
    var prefix = self
    prefix.count = min(end, count)
    return prefix
  }

  @inline(__always)
  private func countReads(_ number: Int) {
    #if DEBUG
      reads.value += number
    #endif
  }

  /// - Parameter index: At least zero, which is not checked.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    countReads(1)
    return index < count ? base.load(fromByteOffset: index, as: UInt8.self) : 0
  }

  /// Sixteen bytes, which must be within the source.
  @inline(__always)
  func block(at index: Int) -> SIMD16<UInt8> {
    countReads(16)
    return base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }

  func has(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index &+ length <= count else { return false }
    for offset in 0..<length where self[index &+ offset] != text.utf8Start[offset] { return false }
    return true
  }

  @inline(__always)
  func matches(_ text: StaticString, from start: Int, to end: Int) -> Bool {
    end &- start == text.utf8CodeUnitCount && has(text, at: start)
  }

  @inline(__always)
  func matches(_ text: StaticString, _ token: Token) -> Bool { matches(text, from: token.start, to: token.end) }

  func text(of token: Token) -> String { text(from: token.start, to: token.end) }

  func text(from start: Int, to end: Int) -> String {
    countReads(end - start)
    return String(decoding: UnsafeRawBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }
}

#if DEBUG
  final class ReadCount {
    var value = 0
  }
#endif

extension SourceBytes {
  /// The scalar at the index and its length, or `nil` if the bytes are not UTF-8.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    var bytes = (index..<min(index &+ 4, count)).lazy.map { self[$0] }.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}

extension Unicode.Scalar {
  /// Whether a name can contain this non-ASCII character.
  ///
  /// Source: The Swift Programming Language, "Lexical Structure", Grammar of an Identifier.
  var canContinueSwiftName: Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
      0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFD: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  @inline(__always)
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether the compiler skips it between tokens: spaces, tabs, line endings and zeros.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 || self == 0 }

  @inline(__always)
  var isASCII: Bool { self < 0x80 }

  /// Whether it is an ASCII character of operators, except the dot.
  @inline(__always)
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

/// Converts offsets to positions; offsets must be in ascending order, so that all of them take a single pass.
///
/// A line ends with `\n`, `\r` or `\r\n`, as for the compiler.
struct PositionCounter {
  private let bytes: SourceBytes
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
  }

  mutating func position(of target: Int) -> SourcePosition {
    if target < offset { self = PositionCounter(bytes) }
    let end = min(target, bytes.count)
    let ended = bytes.lineEnds(from: offset, to: end)
    if ended > 0 {
      line += ended
      lineStart = end
      while lineStart > offset, !bytes[lineStart - 1].isLineEnd { lineStart -= 1 }
    }
    offset = end
    return SourcePosition(line: line, column: target - lineStart + 1)
  }
}
