import Foundation
import TestSupport
import Testing

/// The newer version's tool does the update. A fake compiler makes one that prints its arguments.
@Suite struct UpdateToolTests {
  private static let compiler = """
    echo "$@" >>"$HOME/builds.txt"
    case "$*" in *--show-bin-path*) echo "$PWD/bin"; exit ;; esac
    mkdir bin
    printf '#!/bin/sh\\necho "the tool of %s: $*"\\n' "$(cat "$3/name.txt")" >bin/inward
    chmod +x bin/inward
    """

  private let shop: Shop
  private let environment: [String: String]

  init() throws {
    shop = try Shop.template()
    try shop.write("let tool = 1\n", to: "Tools/Package.swift")
    try shop.writeToolScript()
    try shop.write("one", to: "Tools/name.txt")
    try shop.commit("Add a tool")
    environment = try shop.fake("swift", Self.compiler)
    _ = try shop.committing("new", "product", "Bookshop", "books")
    try shop.change(3, to: "theirs", in: "list.txt")
  }

  private func builds() throws -> Int {
    guard shop.exists("builds.txt") else { return 0 }
    return try shop.read("builds.txt").split(separator: "\n").count { !$0.contains("--show-bin-path") }
  }

  @Test func `it is built once for all versions with the same sources`() throws {
    try shop.write("two", to: "Tools/name.txt")
    try shop.commit("Change")
    let said = "the tool of two: update --path books --unreleased --from . --this-tool\n"

    for _ in 1...2 {
      let outcome = try shop.update("--from", ".", environment: environment)
      #expect(outcome == ProgramRun(status: 0, output: said, errors: ""))
    }
    try shop.change(4, to: "theirs, too", in: "list.txt")
    try shop.commit("Change again")
    #expect(try shop.update("--from", ".", environment: environment).output == said)

    #expect(try builds() == 1)
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
    let caches = try FileManager.default.subpathsOfDirectory(
      atPath: shop.url.appending(path: ".cache/inward/tools").path
    )
    #expect(caches.count == 2)
  }

  @Test func `the running one is used if it is asked for`() throws {
    try shop.write("two", to: "Tools/name.txt")
    try shop.commit("Change")

    #expect(try shop.update("--this-tool", environment: environment).status == 0)

    #expect(try builds() == 0)
    #expect(try shop.read("books/list.txt").contains("theirs"))
  }

  @Test(arguments: ["books", "."]) func `the running one is used if it was built from the same sources`(
    folder: String
  ) throws {
    try shop.commit("Change")
    try FileManager.default.createDirectory(
      at: shop.url.appending(path: "\(folder)/.build"),
      withIntermediateDirectories: true
    )
    let program = shop.url.appending(path: "\(folder)/.build/inward")
    try FileManager.default.copyItem(at: BuiltProgram.url("inward"), to: program)
    try shop.write("/.build\n", to: "books/.git/info/exclude")

    let outcome = try shop.run([program.path, "update", "--path", "books", "--unreleased"])

    #expect(outcome.status == 0, "\(outcome)")
    #expect(try shop.read("books/list.txt").contains("theirs"))
  }

  @Test func `one that cannot be built leaves everything as it was`() throws {
    try shop.write("two", to: "Tools/name.txt")
    try shop.commit("Change")
    let broken = try shop.fake("swift", "echo 'Tools/Package.swift:1: error: no such thing' >&2; exit 1")

    let outcome = try shop.update(environment: broken)

    #expect(outcome.status == 2)
    let reason = "inward cannot be built: Tools/Package.swift:1: error: no such thing"
    #expect(outcome.errors.contains("the template's tool cannot be used: \(reason)"))
    #expect(try shop.git("-C", "books", "status", "--porcelain").output == "")
  }
}
