import Testing

@testable import Server

@Suite struct ServerSentEventTests {
  @Test(arguments: [
    ("", "data: \n"), ("a", "data: a\n"), ("a\nb", "data: a\ndata: b\n"), ("a\r\nb\rc", "data: a\ndata: b\ndata: c\n"),
    ("a\n", "data: a\ndata: \n"), ("\u{2028}a\u{85}", "data: \u{2028}a\u{85}\n"), (" a", "data:  a\n"),
    ("a\n\nevent: b", "data: a\ndata: \ndata: event: b\n"),
  ])
  func `each line of the data has its own field`(data: String, fields: String) {
    #expect(ServerSentEvent(name: "page", data: data).text == "event: page\n\(fields)\n")
    #expect(ServerSentEvent(name: "page", id: "2", data: data).text == "event: page\nid: 2\n\(fields)\n")
  }
}
