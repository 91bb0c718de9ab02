/// The texts that the list and the detail of a feature need.
public struct FeatureTexts: Sendable {
  /// The heading of the column of identifiers.
  var id: TextKey
  var title: TextKey
  var titleSearch: TextKey
  var count: TextKey

  /// For lists that are too long to count.
  var countAtLeast: TextKey
  var emptySearch: TextKey
  var notFound: TextKey

  /// The link from a detail to the list.
  var back: TextKey

  /// The label of the search field.
  var search: TextKey

  /// What the terminal's command that opens the list does.
  var help: TextKey

  /// For a list without items and without a search.
  var empty: TextKey?

  /// What a list shows that needs a search before it loads anything.
  var prompt: TextKey?
  var titleFilter: TextKey?
  var titleSearchFilter: TextKey?

  /// Whether a list loads nothing without a search.
  public var needsSearch: Bool { prompt != nil }
}
