import Foundation

/// What a person typed into a search field, made comparable.
///
/// Two texts that a person would call the same are equal: white space is trimmed and collapsed, control characters are
/// dropped, and Unicode is in canonical composition. An empty text means "no search".
public struct SearchText: Hashable, Sendable {
  /// The most characters that are searched for; what stands behind them is left out.
  public static let maximumLength = 100

  public static let none = SearchText("")

  public let value: String

  public init(_ typed: String) {
    value = typed.isEmpty ? "" : typed.inOneLine.prefix(Self.maximumLength).trimmingCharacters(in: .whitespaces)
  }

  public var isEmpty: Bool { value.isEmpty }

  /// The words to find, in the order they were typed: runs of letters and digits.
  public var words: [String] {
    value.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}

extension String {
  /// The text in canonical composition, without control characters, and with single spaces as its only white space.
  var inOneLine: String {
    // Scalar by scalar, as a mark that comes to stand behind a space would make one character with it.
    precomposedStringWithCanonicalMapping.unicodeScalars
      .split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }
      .joined(separator: " ")
  }
}
