import Model

extension String {
  /// The lines, with an empty one after the last line feed. It splits bytes, which is faster than characters.
  var allLines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}

/// Lines are only found in files with Unix line endings.
enum LineEndings {
  /// - Parameters:
  ///   - paths: The files in which something has lines.
  ///   - name: What has them.
  ///   - text: Reads a file.
  /// - Throws: ``Problems`` with the first files that have Windows line endings.
  static func requireUnix(
    in paths: some Collection<String>,
    of name: String,
    text: (String) -> String?
  ) throws(Problems) {
    let windows = paths.filter { text($0).map(isWindows) ?? false }
    if windows.isEmpty { return }
    throw Problems(
      windows.sorted().prefix(3).map {
        "\($0) has Windows line endings, with which lines of `\(name)` are not found; give it those of Unix."
      }
    )
  }

  static func isWindows(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "\r")) && text.contains("\r\n") }

  static func unix(_ text: String) -> String { isWindows(text) ? text.replacing("\r\n", with: "\n") : text }
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

/// A text without what a formatter may change: spaces, line endings, and commas before closing brackets.
struct Squeezed {
  private(set) var bytes: [UInt8] = []

  init(_ text: String = "") {
    append(text)
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
  }
}
