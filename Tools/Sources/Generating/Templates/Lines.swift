extension String {
  /// The lines, with an empty one behind the last line feed. Bytes are compared, as most texts are only looked through.
  var allLines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}

/// Lines of a text.
extension [String] {
  /// Whether the last of the lines ends with a comma.
  var endsWithComma: Bool {
    get { last?.hasSuffix(",") ?? false }
    set {
      guard newValue != endsWithComma, let line = popLast() else { return }
      append(newValue ? line + "," : String(line.dropLast()))
    }
  }

  /// The index of the first line that is another one in the other lines, or is not there in one of them.
  func firstDifference(from others: [String]) -> Int? {
    let common = zip(self, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return common ?? (count == others.count ? nil : Swift.min(count, others.count))
  }
}
