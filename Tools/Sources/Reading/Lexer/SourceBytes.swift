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

  /// - Parameter index: At least zero, which is not checked.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    #if DEBUG
      reads.value += 1
    #endif
    return index < count ? base.load(fromByteOffset: index, as: UInt8.self) : 0
  }

  /// Sixteen bytes, which must be within the source.
  @inline(__always)
  func block(at index: Int) -> SIMD16<UInt8> {
    #if DEBUG
      reads.value += 16
    #endif
    return base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }

  func has(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index &+ length <= count else { return false }
    for offset in 0..<length where self[index &+ offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Whether the range equals the text.
  @inline(__always)
  func matches(_ text: StaticString, from start: Int, to end: Int) -> Bool {
    end &- start == text.utf8CodeUnitCount && has(text, at: start)
  }

  func text(from start: Int, to end: Int) -> String {
    #if DEBUG
      reads.value += end - start
    #endif
    return String(decoding: UnsafeRawBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }
}

#if DEBUG
  final class ReadCount {
    var value = 0
  }
#endif
