import Domain
import Testing

@Suite struct NoteTests {
  @Test(arguments: ["", " ", "\t\n"])
  func `a title is not blank`(title: String) {
    #expect(throws: NoteError.blankTitle) { try Note(id: "1", title: title) }
  }
}
