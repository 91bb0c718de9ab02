import SwiftSyntax

/// The text of a file, addressed by UTF-8 offsets as in SwiftSyntax.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of the line with an offset, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offsets of a line with its line break; empty if there is no such line.
  func offsets(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return 0..<0 }
    return lineStarts[line - 1]..<(line < lineStarts.count ? lineStarts[line] : bytes.count)
  }

  /// The code of a node, without the space and comments around it.
  func code(of node: some SyntaxProtocol) -> String { self[node.offsets] }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node, without the space and comments around it.
  var offsets: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}
