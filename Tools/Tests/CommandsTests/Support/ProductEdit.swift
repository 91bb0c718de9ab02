import Foundation
import Testing

/// An edit of the product `books`.
struct ProductEdit: Sendable, CustomTestStringConvertible {
  enum Outcome: Int32 {
    case clean = 0
    case conflict = 1
    case refused = 2

    var status: Int32 { rawValue }
  }

  let testDescription: String
  let outcome: Outcome
  /// What the product's files contain after an update, or what the refusal names.
  let keeps: [String]
  let make: @Sendable (Shop) throws -> Void

  private init(
    _ description: String,
    _ outcome: Outcome,
    keeps: [String] = ["mine"],
    commits: Bool = true,
    _ make: @escaping @Sendable (Shop) throws -> Void
  ) {
    testDescription = description
    self.outcome = outcome
    self.keeps = keeps
    self.make = { shop in
      try make(shop)
      if commits { try shop.commitProduct() }
    }
  }

  static let merged = [
    Self("none", .clean, keeps: ["theirs"], commits: false) { _ in },
    Self("the same line", .conflict) { try $0.change(3, to: "mine", in: "books/list.txt") },
    Self("the same line in the same way", .clean, keeps: []) { try $0.change(3, to: "theirs", in: "books/list.txt") },
    Self("a neighbouring line", .conflict) { try $0.change(4, to: "mine", in: "books/list.txt") },
    Self("another line", .clean, keeps: ["mine", "theirs"]) { try $0.change(20, to: "mine", in: "books/list.txt") },
    Self("deleted", .conflict, keeps: []) { try $0.git("-C", "books", "rm", "--quiet", "list.txt") },
    Self("deleted as in the template", .clean, keeps: ["theirs"]) {
      try $0.git("-C", "books", "rm", "--quiet", "Sources/Data/Store.swift")
    },
    Self("what the template deletes", .conflict) { try $0.write("// mine\n", to: "books/Sources/Data/Store.swift") },
    Self("renamed", .clean, keeps: ["theirs"]) { try $0.git("-C", "books", "mv", "list.txt", "mine.txt") },
    Self("renamed and edited", .clean, keeps: ["mine", "theirs"]) {
      try $0.git("-C", "books", "mv", "list.txt", "items.txt")
      try $0.change(20, to: "mine", in: "books/items.txt")
    },
    Self("moved", .clean, keeps: ["theirs"]) {
      try $0.write("mine\n", to: "books/lists/mine.txt")
      try $0.git("-C", "books", "mv", "list.txt", "lists/list.txt")
    },
    Self("its folder renamed", .conflict, keeps: ["struct Extra {}"]) {
      try $0.git("-C", "books", "mv", "Sources/Domain", "Sources/Core")
    },
    Self("added under the same name", .conflict, keeps: ["mine", "struct Extra {}"]) {
      try $0.write("struct Extra { let mine = 1 }\n", to: "books/Sources/Domain/Extra.swift")
    },
    Self("added under the same name and equal", .clean, keeps: ["theirs"]) {
      try $0.write("struct Extra {}\n", to: "books/Sources/Domain/Extra.swift")
    },
    Self("a folder under the same name", .conflict, keeps: ["mine", "struct Extra {}"]) {
      try $0.write("mine\n", to: "books/Sources/Domain/Extra.swift/mine.txt")
    },
    Self("replaced with a link", .conflict, keeps: ["mine"]) {
      try $0.git("-C", "books", "rm", "--quiet", "list.txt")
      let path = $0.url.appending(path: "books/list.txt").path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "mine")
    },
    Self("made executable", .clean, keeps: ["theirs"]) {
      let path = $0.url.appending(path: "books/list.txt").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    },
    Self("ignored", .clean, keeps: ["mine", "theirs"]) {
      try $0.write("*.local\n", to: "books/.gitignore")
      try $0.write("mine\n", to: "books/Sources/Domain/settings.local")
    },
    Self("with Windows line endings", .conflict, keeps: ["line 4\r\n"]) {
      try $0.write(try $0.read("books/list.txt").replacing("\n", with: "\r\n"), to: "books/list.txt")
    },
    Self("checked out with Windows line endings", .clean, keeps: ["line 4\r\n", "theirs\r\n"]) {
      try $0.write("*.txt text eol=crlf\n", to: "books/.gitattributes")
      try $0.write(try $0.read("books/list.txt").replacing("\n", with: "\r\n"), to: "books/list.txt")
    },
    Self("on another branch", .clean) {
      try $0.git("-C", "books", "checkout", "--quiet", "-b", "other")
      try $0.change(20, to: "mine", in: "books/list.txt")
    },
    Self("on a detached head", .clean) {
      try $0.git("-C", "books", "checkout", "--quiet", "--detach")
      try $0.change(20, to: "mine", in: "books/list.txt")
    },
  ]

  static let refused = [
    Self("uncommitted", .refused, keeps: ["commit or stash your changes first: list.txt."], commits: false) {
      try $0.change(20, to: "mine", in: "books/list.txt")
    },
    Self("staged", .refused, keeps: ["commit or stash your changes first: list.txt."], commits: false) {
      try $0.change(20, to: "mine", in: "books/list.txt")
      try $0.git("-C", "books", "add", "list.txt")
    },
    Self("untracked", .refused, keeps: ["commit or stash your changes first: mine.txt."], commits: false) {
      try $0.write("mine\n", to: "books/mine.txt")
      try $0.git("-C", "books", "config", "status.showUntrackedFiles", "no")
    },
    Self("ignored under the same name", .refused, keeps: ["git ignores yours", ": Sources/Domain/Extra.swift."]) {
      try $0.write("Extra.swift\n", to: "books/.gitignore")
      try $0.write("mine\n", to: "books/Sources/Domain/Extra.swift")
    },
    Self("an ignored folder under the same name", .refused, keeps: ["Sources/Domain/Extra.swift/mine.txt"]) {
      try $0.write("Extra.swift\n", to: "books/.gitignore")
      try $0.write("mine\n", to: "books/Sources/Domain/Extra.swift/mine.txt")
    },
    Self("an ignored file in place of its folder", .refused, keeps: [": Sources/Data."]) {
      try $0.git("-C", "books", "rm", "-r", "--quiet", "Sources/Data")
      try $0.write("/Sources/Data\n", to: "books/.gitignore")
      try $0.write("mine\n", to: "books/Sources/Data")
    },
    Self("in a merge", .refused, keeps: ["a merge is under way"], commits: false) {
      try $0.git("-C", "books", "checkout", "--quiet", "-b", "other")
      try $0.change(3, to: "mine", in: "books/list.txt")
      try $0.commitProduct()
      try $0.git("-C", "books", "checkout", "--quiet", "main")
      try $0.git("-C", "books", "merge", "--quiet", "--no-ff", "--no-commit", "other")
    },
    Self("in an update with conflicts", .refused, keeps: ["list.txt has conflicts of an earlier"], commits: false) {
      try $0.change(3, to: "mine", in: "books/list.txt")
      try $0.commitProduct()
      try $0.change(3, to: "earlier", in: "list.txt")
      try $0.commit("Change")
      _ = try $0.update()
    },
  ]
}
