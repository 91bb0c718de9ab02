import Foundation
import TestSupport
import Testing

/// `Tools/inward` of a product. A fake compiler makes a program that prints its arguments.
@Suite struct ToolScriptTests {
  private static let compiler = """
    echo "$@" >>"$HOME/builds.txt"
    case "$*" in *--show-bin-path*) echo "$HOME/bin"; exit ;; esac
    mkdir -p "$HOME/bin"
    printf '#!/bin/sh\\necho "%s: $*"\\nexit 3\\n' "$(cat "$3/name.txt")" >"$HOME/bin/inward"
    chmod +x "$HOME/bin/inward"
    """

  private let shop: Shop
  private let environment: [String: String]

  init() throws {
    shop = try Shop.template()
    let template = try shop.read(".inward/template.json")
    let part = #""parts": [{ "name": "tool", "mark": "Tool", "paths": ["Tools/Package.swift", "Tools/name.txt"] }, "#
    try shop.write(template.replacing("\"parts\": [", with: part), to: ".inward/template.json")
    try shop.write("let tool = 1\n", to: "Tools/Package.swift")
    try shop.write("the tool", to: "Tools/name.txt")
    try shop.writeToolScript()
    try shop.commit("Add a tool")
    environment = try shop.fake("swift", Self.compiler)
    _ = try shop.committing("new", "product", "Bookshop", "books")
  }

  private func tool(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try shop.script("books/Tools/inward", arguments, environment: self.environment.merging(environment) { $1 })
  }

  private func changeVersion(_ pattern: Regex<Substring>, to text: String) throws {
    try shop.write(
      shop.read("books/Tools/inward.version").replacing(pattern, with: text),
      to: "books/Tools/inward.version"
    )
  }

  @Test func `it builds the version that the product was made from, once`() throws {
    try shop.write("a later tool", to: "Tools/name.txt")
    try shop.commit("Change")

    let first = try tool("lint", "a folder")
    let second = try tool("check")

    #expect(first.output == "the tool: lint a folder\n")
    #expect(first.errors == "Building inward, once; this takes a minute or two.\n")
    #expect(first.status == 3)
    #expect(second == ProgramRun(status: 3, output: "the tool: check\n", errors: ""))
    #expect(try shop.read("builds.txt").split(separator: "\n").count == 2)
  }

  @Test func `it needs no template when it is built`() throws {
    _ = try tool("lint")
    try shop.git("checkout", "--quiet", "--orphan", "empty")
    try FileManager.default.moveItem(atPath: shop.url.path + "/.git", toPath: shop.url.path + "/moved")

    #expect(try tool("lint").output == "the tool: lint\n")
  }

  @Test func `the template may have moved`() throws {
    try changeVersion(/source=.*/, to: "source=/no/such/folder")

    let outcome = try tool("lint")

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("from /no/such/folder: fatal: '/no/such/folder' does not appear to be a git"))
    #expect(outcome.errors.contains("INWARD_SOURCE names another repository"))
    #expect(try tool("lint", environment: ["INWARD_SOURCE": "."]).output == "the tool: lint\n")
  }

  @Test func `in a git hook, the commit stays as it is`() throws {
    try shop.write("a later tool", to: "Tools/name.txt")
    try shop.git("add", "Tools/name.txt")
    let folder = shop.url.path + "/.git"
    let state = { try [shop.git("status", "--porcelain"), shop.read(".git/config")].description }
    let before = try state()

    let outcome = try tool("lint", environment: ["GIT_DIR": folder, "GIT_INDEX_FILE": folder + "/index"])

    #expect(outcome.output == "the tool: lint\n")
    #expect(try state() == before)
  }

  @Test func `other sources than those of the version are refused`() throws {
    try changeVersion(/sources=.*/, to: "sources=\(String(repeating: "0", count: 40))")

    let outcome = try tool("lint")

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("are not those of Tools/inward.version"))
    #expect(!shop.exists("builds.txt"))
  }

  @Test(arguments: ["", "commit=$(touch here)\nsources=../../else\n"]) func `a version that is none is refused`(
    text: String
  ) throws {
    try shop.write(text, to: "books/Tools/inward.version")

    let outcome = try tool("lint")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "Tools/inward: Tools/inward.version has no valid commit and sources.\n")
    #expect(!shop.exists("here"))
  }

  @Test func `a build that fails leaves nothing`() throws {
    let broken = try shop.fake("swift", "echo 'Package.swift:1: error: no such thing'; exit 1")

    let outcome = try shop.script("books/Tools/inward", ["lint"], environment: broken)

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("inward cannot be built: Package.swift:1: error: no such thing\n"))
    #expect(!shop.exists(".cache/inward/tools"))
  }

  @Test func `it tells where the program is`() throws {
    let path = try tool("--where").output.trimmingCharacters(in: .newlines)

    #expect(path.hasPrefix(shop.url.path + "/.cache/inward/tools/"))
    #expect(try shop.script(path, ["check"]).output == "the tool: check\n")
  }

  @Test func `another program can be run`() throws {
    let outcome = try tool("lint", environment: ["INWARD_PROGRAM": "/bin/echo"])

    #expect(outcome == ProgramRun(status: 0, output: "lint\n", errors: ""))
  }

  @Test func `a product may have the sources`() throws {
    _ = try shop.committing("new", "product", "Newsagent", "news", "--vendor-tool")

    #expect(shop.exists("news/Tools/Package.swift"))
    #expect(!shop.exists("news/Tools/inward.version"))
    let outcome = try shop.script("news/Tools/inward", ["lint"], environment: environment)
    #expect(outcome.output == "the tool: lint\n")
  }

  @Test func `the sources can go later`() throws {
    _ = try shop.committing("new", "product", "Newsagent", "news", "--vendor-tool")

    let removal = try shop.inward("remove", "part", "tool", "--path", "news")

    #expect(removal.status == 0, "\(removal)")
    #expect(!shop.exists("news/Tools/Package.swift"))
    #expect(try shop.read("news/Tools/inward.version") == shop.read("books/Tools/inward.version"))
    #expect(try shop.inward("remove", "part", "screens", "--path", "news").status == 0)
  }
}
