import Foundation
import TestSupport
import Testing

@testable import Generating

@Suite struct UnsyncedFileTests {
  @Test func `replaces longer contents completely`() throws {
    let folder = try TemporaryFolder(["a.txt": "much longer than what follows\n"])
    let text = String(repeating: "Größe\n", count: 100_000)

    try UnsyncedFile.write(text, to: URL(filePath: folder.path + "/a.txt"))

    #expect(try folder.texts() == ["a.txt": text])
  }

  @Test func `reports a failed write`() throws {
    let folder = try TemporaryFolder(["a.txt": "old\n"])

    #expect(throws: NSError.self) { try UnsyncedFile.write("new\n", to: URL(filePath: folder.path)) }
    // Linux has a device that is always full.
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(throws: NSError.self) { try UnsyncedFile.write("new\n", to: URL(filePath: "/dev/full")) }
    }
  }
}
