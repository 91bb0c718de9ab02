import Model
import Testing

@testable import Reporting

@Suite
struct SARIFEscapingTests {
  @Test(arguments: [
    ("Sources/Shop/Cart.swift", "Sources/Shop/Cart.swift"),
    ("a b/50%.swift", "a%20b/50%25.swift"),
    ("View+Style@2x.swift", "View+Style@2x.swift"),
    ("https:/x?y#z", "https%3A/x%3Fy%23z"),
    ("é\n", "%C3%A9%0A"),
  ])
  func `percent-encodes paths`(path: String, uri: String) {
    #expect(path.percentEncodedPath == uri)
  }

  @Test func `keeps absolute paths absolute`() {
    #expect(SARIF.artifact("/tmp/a b").text == "{\n  \"uri\": \"file:///tmp/a%20b\"\n}\n")
  }

  @Test(arguments: [
    ("plain [text]", "plain [text]"),
    ("{0} {", "{{0}} {{"),
    ("[here](0)", "[here\\](0)"),
  ])
  func `escapes placeholders and links in messages`(message: String, text: String) {
    #expect(SARIF.message(message).text == (["text": .string(text)] as JSONValue).text)
  }

  @Test(arguments: [
    ("import Data", 8, 4, 8, 12),
    ("/*é*/ import Data", 14, 4, 13, 17),
    ("/*👍*/ import Data", 16, 4, 14, 18),
    ("import Data", 8, 400, 8, 12),
    ("import Data", .max, .max, 12, 12),
    ("import Data", -1, -1, 1, 2),
    ("👍", 3, 1, 1, 1),
  ])
  func `counts columns in UTF-16`(line: String, column: Int, length: Int, start: Int, end: Int) {
    let columns = line.utf16Columns(at: column, length: length)

    #expect(columns.start == start)
    #expect(columns.end == end)
  }

  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `hashes with FNV-1a`(text: String, hash: String) {
    #expect(String(text.utf8.fnv1a, radix: 16) == hash)
  }

  @Test func `the fingerprint does not depend on line and message`() {
    var moved = Example.layer
    moved.location.position.line += 40
    moved.message = "Domain must not import Data"
    var other = Example.layer
    other.subject = "Domain -> UI"

    #expect(moved.fingerprint == Example.layer.fingerprint)
    #expect(other.fingerprint != Example.layer.fingerprint)
    #expect(Example.layer.fingerprint.count == 16)
  }
}
