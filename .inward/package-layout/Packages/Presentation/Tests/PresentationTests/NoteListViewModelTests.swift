import Domain
import Mocks
import Presentation
import Testing

@Suite @MainActor struct NoteListViewModelTests {
  @Test func `the list shows the notes, and new ones`() async {
    let list = NoteListViewModel(useCase: MockNoteUseCase(titles: ["Milk"]))
    #expect(list.state == .loading)

    await list.load()
    #expect(titles(in: list) == ["Milk"])

    await list.add(title: "Tea")
    #expect(titles(in: list) == ["Milk", "Tea"])
  }

  @Test(arguments: [
    (NoteError.blankTitle, "A note needs a title."),
    (NoteError.unavailable, "The notes cannot be read or written."),
  ])
  func `an error is a sentence`(error: NoteError, sentence: String) async {
    let list = NoteListViewModel(useCase: MockNoteUseCase(error: error))

    await list.load()
    #expect(list.state == .failed(sentence))

    await list.add(title: "Tea")
    #expect(list.state == .failed(sentence))
  }

  private func titles(in list: NoteListViewModel) -> [String]? {
    guard case .loaded(let rows) = list.state else { return nil }
    return rows.map(\.title)
  }
}
