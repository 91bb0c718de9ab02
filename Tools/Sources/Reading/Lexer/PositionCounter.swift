import Model

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
