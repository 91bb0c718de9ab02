import Foundation

extension SearchText {
  /// Whether every word of the text begins a word of one of the fields, ignoring case and accents; false for a text
  /// without words.
  public func matches(_ fields: [String]) -> Bool {
    let found = fields.flatMap { SearchText.folded($0) }
    let wanted = SearchText.folded(value)
    return !wanted.isEmpty && wanted.allSatisfy { word in found.contains { $0.begins(with: word) } }
  }

  private static func folded(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !($0.isLetter || $0.isNumber) }
      .map(String.init)
  }
}

extension String {
  /// Compares scalars, because the first letter of a Devanagari word begins it but is only part of a `Character`.
  fileprivate func begins(with word: String) -> Bool {
    unicodeScalars.starts(with: word.unicodeScalars)
  }
}
