extension String {
  /// The lines, with an empty one after the last line feed. It splits bytes, which is faster than characters.
  var allLines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}

extension [String] {
  /// Whether the last line ends with a comma.
  var endsWithComma: Bool {
    get { last?.hasSuffix(",") ?? false }
    set {
      guard newValue != endsWithComma, let line = popLast() else { return }
      append(newValue ? line + "," : String(line.dropLast()))
    }
  }

  /// The index of the first line that differs, or nil if all are equal.
  func firstDifference(from others: [String]) -> Int? {
    let common = zip(self, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return common ?? (count == others.count ? nil : Swift.min(count, others.count))
  }

  /// Removes the comma after the only element of an array, as the formatter does.
  ///
  /// - Parameter index: The place of another element, which was removed.
  mutating func removeCommaOfOnlyElement(beside index: Int) {
    for element in [index - 1, index] where indices.contains(element - 1) && indices.contains(element + 1) {
      let isOnly = self[element - 1].hasSuffix("[") && self[element + 1].drop { $0 == " " }.first == "]"
      if isOnly, self[element].hasSuffix(",") { self[element].removeLast() }
    }
  }
}

/// A text without what a formatter may change: spaces, line feeds, and commas before closing brackets.
struct Squeezed {
  private(set) var bytes: [UInt8] = []

  init(_ text: String = "") {
    append(text)
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
  }
}
