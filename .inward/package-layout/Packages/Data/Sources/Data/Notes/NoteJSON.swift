import Domain

/// A note as it stands in the file, so that the entity can change without the file.
struct NoteJSON: Codable {
  let id: String
  let title: String

  init(_ note: Note) {
    id = note.id
    title = note.title
  }

  /// - Throws: `NoteError.blankTitle`.
  func note() throws(NoteError) -> Note {
    try Note(id: id, title: title)
  }
}
