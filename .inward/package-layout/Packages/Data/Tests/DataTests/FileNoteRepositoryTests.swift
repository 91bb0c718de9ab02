import Data
import Domain
import Foundation
import Testing

@Suite final class FileNoteRepositoryTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID()).json")

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  @Test func `notes are there for the next one to read them`() async throws {
    let notes = [try Note(id: "2", title: "Milk"), try Note(id: "1", title: "Bread")]
    for note in notes { try await FileNoteRepository(file: file).add(note) }

    #expect(try await FileNoteRepository(file: file).notes() == notes)
  }

  @Test func `without a file there are none`() async throws {
    #expect(try await FileNoteRepository(file: file).notes() == [])
  }

  @Test(arguments: ["", "{}", #"[{"id": "1", "title": ""}]"#])
  func `a damaged file is not overwritten`(text: String) async throws {
    try Data(text.utf8).write(to: file)
    let repository = FileNoteRepository(file: file)
    let note = try Note(id: "1", title: "Milk")

    await #expect(throws: NoteError.unavailable) { try await repository.notes() }
    await #expect(throws: NoteError.unavailable) { try await repository.add(note) }
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }
}
