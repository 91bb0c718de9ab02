import Foundation
import TestSupport
import Testing

struct GoldenFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["list-loaded.txt": "one\ntwo\ncafe\u{301}\n"])
  }

  private func golden(records: Bool = false) -> GoldenFolder {
    GoldenFolder("txt", at: folder.url, records: records)
  }

  @Test func `a recording that is what was drawn has no fault`() throws {
    #expect(try golden().faults(of: "list-loaded", in: "lists", drawn: "one\ntwo\ncafe\u{301}\n") == [])
    #expect(try golden().strays(besides: [("list-loaded", "lists"), ("list-failed", "lists")]) == [])
  }

  @Test func `a missing recording is a fault, and nothing is recorded`() throws {
    let faults = try golden().faults(of: "list-failed", in: "lists", drawn: "one\n")

    #expect(faults == ["list-failed.txt does not exist. Record it: RECORD_GOLDEN=1 swift test --filter Gallery"])
    #expect(try folder.names() == ["list-loaded.txt"])
  }

  @Test(arguments: [
    ("one\n2\ncafe\u{301}\n", "“two” as line 2, and “2” was drawn"),
    ("one\ntwo\n", "“cafe\u{301}” as line 3, and “” was drawn"),
    ("one\ntwo\ncafe\u{301}\n\n", "no line as line 5, and “” was drawn"),
    ("one\ntwo\ncafe\u{301}", "“” as line 4, and no line was drawn"),
    // The same characters in other code points.
    ("one\ntwo\ncaf\u{E9}\n", "“cafe\u{301}” as line 3, and “caf\u{E9}” was drawn"),
  ])
  func `a recording that differs is a fault`(drawn: String, difference: String) throws {
    let faults = try golden().faults(of: "list-loaded", in: "lists", drawn: drawn)

    let advice = "If it should be, record it: RECORD_GOLDEN=1 swift test --filter Gallery"
    #expect(faults == ["list-loaded.txt has \(difference). \(advice)"])
    #expect(try folder.text(of: "list-loaded.txt") == "one\ntwo\ncafe\u{301}\n")
  }

  @Test func `a file that belongs to no entry is a fault`() throws {
    try folder.write("", to: "list-old.html")

    let strays = try golden().strays(besides: [("list-loaded", "lists")])

    #expect(
      strays == ["list-old.html belongs to no entry. Remove it: RECORD_GOLDEN=1 swift test --filter Gallery"]
    )
    #expect(folder.has("list-old.html"))
  }

  @Test func `recording writes and removes files, and is a fault itself`() throws {
    let golden = golden(records: true)

    let faults = try ["list-loaded", "list-failed"].map { try golden.faults(of: $0, in: "lists", drawn: "new\n") }
    let strays = try golden.strays(besides: [("list-failed", "lists")])

    #expect(faults.map(\.count) == [1, 1])
    #expect(faults[0][0].hasPrefix("list-loaded.txt was recorded and compared with nothing."))
    #expect(strays == ["list-loaded.txt belonged to no entry and was removed."])
    #expect(try folder.texts() == ["list-failed.txt": "new\n"])
    #expect(try self.golden().faults(of: "list-failed", in: "lists", drawn: "new\n") == [])
  }

  /// `inward new feature` marks a feature, as only a build can draw its screens.
  @Test func `nothing of a marked feature needs to be recorded`() throws {
    try folder.write("", to: "orders.unrecorded")
    let entries = [("list-loaded", "lists"), ("order-list", "orders"), ("order-detail", "orders")]

    #expect(try golden().faults(of: "order-list", in: "orders", drawn: "one\n") == [])
    #expect(try golden().faults(of: "list-failed", in: "lists", drawn: "one\n").count == 1)
    #expect(try golden().strays(besides: entries) == [])

    let recorded = try golden(records: true).faults(of: "order-list", in: "orders", drawn: "one\n")

    #expect(recorded.count == 1)
    #expect(!folder.has("orders.unrecorded"))
    #expect(try golden().faults(of: "order-detail", in: "orders", drawn: "one\n").count == 1)
  }

  @Test(arguments: ["lists", "others"])
  func `a mark of a feature that is recorded, or of none, is a fault`(name: String) throws {
    try folder.write("", to: "\(name).unrecorded")

    let strays = try golden().strays(besides: [("list-loaded", "lists")])

    let command = "RECORD_GOLDEN=1 swift test --filter Gallery"
    #expect(strays == ["\(name).unrecorded belongs to no entry. Remove it: \(command)"])
  }

  @Test func `recording creates the folder`() throws {
    let golden = GoldenFolder("txt", at: folder.url.appending(path: "new/folder"), records: true)

    _ = try golden.faults(of: "list-loaded", in: "lists", drawn: "new\n")

    #expect(try folder.text(of: "new/folder/list-loaded.txt") == "new\n")
  }
}
