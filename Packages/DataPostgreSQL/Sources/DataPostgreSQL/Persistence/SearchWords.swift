import Data
import Domain
import Foundation

/// Words as searches compare them, for PostgreSQL's text search
/// (https://www.postgresql.org/docs/current/datatype-textsearch.html).
///
/// They are made here and not by a dictionary of the server's, so that all sources find the same items in every language: a
/// word is a run of letters, digits and their marks, in small letters and without diacritics.
enum SearchWords {
  /// What a table needs for searches.
  static let columns = """
    searchText text NOT NULL,
    search tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(searchText, ' '))) STORED
    """

  /// The condition that a row matches a ``query(for:tags:)``.
  static let condition = "search @@ CAST(CAST(? AS text) AS tsquery)"

  /// The terms of queries that match a `word`, as a table with the column `term`: its beginnings, or a whole tag.
  ///
  /// Longer beginnings are left out, as some languages write no spaces, and a word is then as long as a sentence.
  static let terms = """
    LATERAL (
      SELECT '''' || word || '''' AS term WHERE starts_with(word, '\(SearchIndex.tagMark)')
      UNION ALL
      SELECT '''' || left(word, length) || ''':*' FROM generate_series(1, least(length(word), 20)) AS length
      WHERE NOT starts_with(word, '\(SearchIndex.tagMark)')
    ) AS terms
    """

  /// A longer word is cut, in scalars: the server takes none of more than 2,046 bytes, and a scalar has up to four.
  private static let longest = 500

  /// The words of a text and the tags, each once, with single spaces. A column of the table makes the index's value of it.
  static func searchable(_ text: String, tags: [String] = []) -> String {
    let all = words(of: text) + tags.map(SearchIndex.tag)
    return Set(all).sorted().joined(separator: " ")
  }

  /// The query that finds the rows in which every word begins some word, and which have every tag; nil without words.
  static func query(for text: SearchText, tags: [String] = []) -> String? {
    let words = words(of: text.words.joined(separator: " "))
    guard !words.isEmpty else { return nil }
    return (words.map { "'\($0)':*" } + tags.map { "'\(SearchIndex.tag(for: $0))'" }).joined(separator: " & ")
  }

  private static func words(of text: String) -> [String] {
    text.decomposedStringWithCanonicalMapping.unicodeScalars
      .split { !isPartOfWord($0) }
      .map { word in
        let letters = word.filter { !isDiacritic($0) }
        return String(String.UnicodeScalarView(letters)).lowercased()
      }
      .filter { !$0.isEmpty }
      .map { String($0.unicodeScalars.prefix(longest)) }
  }

  /// Vowels of Indic scripts and of Thai are marks.
  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// The block of diacritics of Latin, Greek and Cyrillic letters.
  private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0300...0x036F).contains(scalar.value)
  }
}
