/// The port through which notes are read and written. Data implements it.
public protocol NoteRepository: Sendable {
  /// All notes, in any order.
  ///
  /// - Throws: ``NoteError/unavailable``.
  func notes() async throws(NoteError) -> [Note]

  /// - Throws: ``NoteError/unavailable``.
  func add(_ note: Note) async throws(NoteError)
}
