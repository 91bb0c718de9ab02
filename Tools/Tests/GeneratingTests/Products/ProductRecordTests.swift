import Generating
import Testing

/// The record is committed, so it must hold nothing that only one person may know.
struct ProductRecordTests {
  @Test(arguments: [
    ("https://ada:secret@example.org/team/template.git", "https://example.org/team/template.git"),
    ("https://token@example.org:8443/template", "https://example.org:8443/template"),
    ("HTTP://token:@example.org/a%20b", "HTTP://example.org/a%20b"),
    ("https://example.org/template?private_token=secret#readme", "https://example.org/template"),
    ("ssh://git:secret@example.org/template", "ssh://git@example.org/template"),
    ("git@example.org:team/template.git", "git@example.org:team/template.git"),
    ("file:///srv/template", "file:///srv/template"),
    ("../a template@home", "../a template@home"),
    ("https://ada:a#b^c@example.org/template", "https://example.org/template"),
  ])
  func `the template's address is recorded without credentials`(given: String, recorded: String) {
    #expect(ProductRecord.Version(commit: "c0ffee", source: given).source == recorded)
  }

  @Test func `a record of a newer format is refused`() {
    let text = #"{"format": 2, "names": ["BookShop"]}"#

    let error = #expect(throws: Problems.self) { try ProductRecord(text: text) }

    #expect(
      error?.sentences.first?.hasPrefix("cannot read .inward/product.json: its format 2 is newer than this") == true
    )
  }
}
