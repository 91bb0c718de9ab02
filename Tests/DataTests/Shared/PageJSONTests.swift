import Domain
import Foundation
import Testing

@testable import Data

struct PageJSONTests {
  private struct Linked: JSONObject, Sendable {
    let link: String

    func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
      try values.encode(link, forKey: "link")
    }
  }

  @Test func `a page is written with its place in the list`() throws {
    let notes = try [TestNote(id: "1", text: "a"), TestNote(id: "2", text: "b")]
    let page = Page(items: notes, request: PageRequest(number: 2, size: 2), total: .atLeast(10))

    let json = try JSONEncoder.storefront.encode(PageJSON<TestNoteJSON>(page))

    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"hasMore":true,"limit":2,"notes":[{"id":"1","text":"a"},{"id":"2","text":"b"}],"#
        + #""page":2,"skip":2,"total":10}"#
    )
    let decoded = try JSONDecoder.storefront.decode(PageJSON<TestNoteJSON>.self, from: json).toPage(page.request)
    #expect(decoded == Page(items: notes, request: page.request, total: .exactly(10)))
  }

  @Test func `the items may be more than the format's`() throws {
    let page = PageJSON(
      [Linked(link: "/notes/1")],
      as: TestNoteJSON.self,
      total: 1,
      skip: 0,
      page: 1,
      hasMore: false,
      notice: "Old."
    )

    #expect(
      String(decoding: try JSONEncoder.storefront.encode(page), as: UTF8.self)
        == #"{"hasMore":false,"limit":1,"notes":[{"link":"/notes/1"}],"notice":"Old.","page":1,"skip":0,"total":1}"#
    )
  }

  @Test(arguments: [
    (#"{"total":1}"#, "notes"),
    (#"{"notes":[]}"#, "total"),
    (#"{"notes":[],"total":0.5}"#, "total"),
    (#"{"notes":[{"id":"1","text":"a"},{"id":"2"}],"total":2}"#, "notes[1].text"),
    (#"{"notes":[{"id":"1","text":"a"},{"id":"2","text":""}],"total":2}"#, "notes[1].text"),
    (#"{"notes":[],"total":0,"skip":"none"}"#, "skip"),
  ])
  func `an error names the place in the list`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder.storefront.decode(PageJSON<TestNoteJSON>.self, from: Data(json.utf8))
    }

    #expect(error.field == field)
  }
}
