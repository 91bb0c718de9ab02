/// A note. Every instance has a title that is not blank.
public struct Note: Hashable, Identifiable, Sendable {
  public let id: String
  public let title: String

  /// - Throws: ``NoteError/blankTitle``.
  public init(id: String, title: String) throws(NoteError) {
    guard title.contains(where: { !$0.isWhitespace }) else { throw .blankTitle }
    self.id = id
    self.title = title
  }
}

/// What can go wrong with notes.
public enum NoteError: Error, Hashable {
  case blankTitle
  /// The notes cannot be read or written.
  case unavailable
}
