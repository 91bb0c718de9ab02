public import Domain

/// Notes in memory, for tests and previews.
public actor MockNoteUseCase: NoteUseCase {
  private var titles: [String]
  private let error: NoteError?

  /// - Parameter error: What every call throws, or nil.
  public init(titles: [String] = ["Bread", "Milk"], error: NoteError? = nil) {
    self.titles = titles
    self.error = error
  }

  public func notes() throws(NoteError) -> [Note] {
    if let error { throw error }
    var notes: [Note] = []
    for (number, title) in titles.enumerated() { notes.append(try Note(id: "\(number)", title: title)) }
    return notes
  }

  public func add(title: String) throws(NoteError) {
    if let error { throw error }
    titles.append(title)
  }
}
