/// A replacement of a byte range in a file.
struct TextEdit: Hashable {
  /// Relative to the repository's root.
  let path: String
  let range: Range<Int>
  let replacement: String
  /// A short description in the imperative, such as "remove the dependency Domain".
  let summary: String
}

extension [UInt8] {
  /// Applies the edits; of two that overlap, only the first.
  ///
  /// - Returns: The new bytes, and the edits that were applied.
  func applying(_ edits: [TextEdit]) -> ([UInt8], [TextEdit]) {
    var result: [UInt8] = []
    var applied: [TextEdit] = []
    var position = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.lowerBound >= position && edit.range.upperBound <= count {
      result += self[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
      applied.append(edit)
    }
    return (result + self[position...], applied)
  }
}
