public import Domain

/// A format whose items a SQLite database keeps as JSON documents.
///
/// A new field needs no column and no migration if it is optional or documents are rewritten. A feature that needs
/// columns has a ``ListedRecord`` and a local repository for them.
public protocol DocumentJSON: ItemJSON where Query == KeywordQuery {
  /// Whether lists show one item before another.
  static var order: (Item, Item) -> Bool { get }

  /// The text that a search looks at.
  static func searchText(of item: Item) -> String
}
