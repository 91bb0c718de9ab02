public import Foundation

/// What a screen shows once it is loaded, formatted and in the reader's language. Any host can draw it.
///
/// A host draws the parts that are there, in the order in which they are declared.
public struct Content: Equatable, Sendable {
  public var title: String

  /// How many items a list has, and which page was loaded last.
  public var summary: String?

  /// Says that the data may be out of date.
  public var notice: String?
  public var picture: Picture?

  /// What matters most about an item, a line each: its price, its availability.
  public var highlights: [ContentField] = []

  /// Running text; a line break starts a new paragraph.
  public var paragraphs: [String] = []
  public var facts: [Fact] = []
  public var form: Form?
  public var table: Table?
  public var paging: Paging?

  /// What can be done with what the screen shows. A list has them in its state; see ``ScreenState/actions``.
  public var actions: [ContentAction] = []
}

/// The pages of a list that are loaded, and how to get to the others.
public struct Paging: Equatable, Sendable {
  /// At least 1.
  public let loadedPages: Int
  public let previous: Route?

  /// The page after the last one that is loaded; nil at the end of the list.
  public let next: Route?
}

/// A value with its label.
public struct Fact: Equatable, Sendable {
  public let label: String
  public let value: String

  /// Where the value leads, if it is a link.
  public let link: URL?

  /// The screen that the link leads to; nil if it leads elsewhere.
  public var route: Route? { link.flatMap { try? RouteCodec.route(from: $0.absoluteString) } }

  init(label: String, value: String, link: URL? = nil) {
    (self.label, self.value, self.link) = (label, value, link)
  }
}
