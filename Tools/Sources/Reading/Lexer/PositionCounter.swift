import Model

/// Counts the lines up to places that are asked for in ascending order, so that all of them cost one pass together.
///
/// A line ends with `\n`, `\r` or both, as the compiler has it.
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

extension SourceBytes {
  fileprivate func lineEnds(from start: Int, to end: Int) -> Int {
    guard start < end else { return 0 }
    var ended = 0
    for index in start..<end {
      let byte = self[index]
      ended &+= byte == .lineFeed ? 1 : 0
      ended &+= byte == .carriageReturn && self[index &+ 1] != .lineFeed ? 1 : 0
    }
    return ended
  }
}
