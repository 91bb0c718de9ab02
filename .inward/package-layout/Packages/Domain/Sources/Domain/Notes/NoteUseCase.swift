/// What a person can do with notes.
public protocol NoteUseCase: Sendable {
  /// All notes, by title and identifier.
  ///
  /// - Throws: ``NoteError/unavailable``.
  func notes() async throws(NoteError) -> [Note]

  /// - Throws: ``NoteError``.
  func add(title: String) async throws(NoteError)
}

public struct DefaultNoteUseCase: NoteUseCase {
  private let repository: any NoteRepository
  private let makeID: @Sendable () -> String

  /// - Parameter makeID: Makes the identifier of a new note.
  public init(repository: any NoteRepository, makeID: @escaping @Sendable () -> String) {
    self.repository = repository
    self.makeID = makeID
  }

  public func notes() async throws(NoteError) -> [Note] {
    try await repository.notes().sorted { ($0.title, $0.id) < ($1.title, $1.id) }
  }

  public func add(title: String) async throws(NoteError) {
    try await repository.add(Note(id: makeID(), title: title))
  }
}
