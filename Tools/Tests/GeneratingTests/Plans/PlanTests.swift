import Foundation
import TestSupport
import Testing

@testable import Generating

struct PlanTests {
  @Test func `applies all changes`() throws {
    let folder = try TemporaryFolder(["a.txt": "old\n", "b/c.txt": "gone\n"])

    try Plan([
      .create(path: "new/d.txt", contents: "new\n"),
      .edit(path: "a.txt", before: "old\n", after: "changed\n"),
      .delete(path: "b/c.txt", before: "gone\n"),
    ]).apply(in: folder.path)

    #expect(try folder.texts() == ["a.txt": "changed\n", "new/d.txt": "new\n"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/b"))
  }

  @Test(arguments: [
    (Plan.Change.create(path: "a.txt", contents: "x"), "a.txt already exists."),
    (.edit(path: "a.txt", before: "other", after: "x"), "a.txt has changed in the meantime; try again."),
    (.delete(path: "none.txt", before: "x"), "none.txt has changed in the meantime; try again."),
    (.create(path: "../outside.txt", contents: "x"), "../outside.txt is outside the repository."),
    (.create(path: "link/x.txt", contents: "x"), "link/x.txt is behind a symbolic link."),
  ])
  func `changes nothing if a file is not as expected`(_ change: Plan.Change, _ problem: String) throws {
    let folder = try TemporaryFolder(["a.txt": "old\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: NSTemporaryDirectory()
    )

    #expect(throws: Problems(problem)) {
      try Plan([.create(path: "0.txt", contents: "first"), change]).apply(in: folder.path)
    }

    #expect(try folder.texts() == ["a.txt": "old\n"])
  }

  @Test func `deletes a link, and not what it leads to`() throws {
    let folder = try TemporaryFolder(["a/a.txt": "stays\n"])
    let link = folder.path + "/b/link"
    try FileManager.default.createDirectory(atPath: folder.path + "/b", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../a")

    #expect(throws: Problems("b/link has changed in the meantime; try again.")) {
      try Plan([.delete(path: "b/link", before: "../c")]).apply(in: folder.path)
    }
    // The second change fails when the link is gone.
    #expect(throws: Problems.self) {
      try Plan([
        .delete(path: "b/link", before: "../a"), .create(path: "c/\(String(repeating: "c", count: 300))", contents: ""),
      ])
      .apply(in: folder.path)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../a")

    try Plan([.delete(path: "b/link", before: "../a")]).apply(in: folder.path)

    #expect(!FileManager.default.fileExists(atPath: folder.path + "/b"))
    #expect(try folder.texts() == ["a/a.txt": "stays\n"])
  }

  @Test func `a sibling folder with the same prefix is outside`() throws {
    let folder = try TemporaryFolder(["a.txt": "old\n"])
    let path = "../\(URL(filePath: folder.path).lastPathComponent)-other.txt"

    #expect(throws: Problems("\(path) is outside the repository.")) {
      try Plan([.create(path: path, contents: "x")]).apply(in: folder.path)
    }
  }

  @Test func `undoes everything after a failure halfway`() throws {
    let before = ["a.txt": "old\n", "b/c.txt": "stays\n", "blocked": "a file where a folder should be\n"]
    let folder = try TemporaryFolder(before)

    let sentence = "nothing was changed: cannot create blocked/c.txt: file exists."
    #expect(throws: Problems(sentence)) {
      try Plan([
        .edit(path: "a.txt", before: "old\n", after: "changed\n"),
        .create(path: "a/new.txt", contents: "x"),
        .delete(path: "b/c.txt", before: "stays\n"),
        .create(path: "blocked/c.txt", contents: "x"),
        .create(path: "last.txt", contents: "x"),
      ]).apply(in: folder.path)
    }

    #expect(try folder.texts() == before)
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["a.txt", "b", "blocked"])
  }

  @Test func `an edited file keeps its permissions`() throws {
    let folder = try TemporaryFolder(["run": "old\n"])
    let file = folder.path + "/run"
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: file)

    try Plan([.edit(path: "run", before: "old\n", after: "new\n")]).apply(in: folder.path)

    #expect(try folder.texts() == ["run": "new\n"])
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o754)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run"])
  }

  @Test func `shows changes in the format of git diff`() {
    let before = (1...9).map { "line \($0)\n" }.joined()
    let after = before.replacing("line 5\n", with: "line five\nand more\n")

    let plan = Plan([
      .edit(path: "b.txt", before: before, after: after), .create(path: "a.txt", contents: "one\ntwo\n"),
    ])

    #expect(
      plan.diff == """
        --- /dev/null
        +++ b/a.txt
        @@ -0,0 +1,2 @@
        +one
        +two
        --- a/b.txt
        +++ b/b.txt
        @@ -2,7 +2,8 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
        +and more
         line 6
         line 7
         line 8

        """
    )
  }
}
