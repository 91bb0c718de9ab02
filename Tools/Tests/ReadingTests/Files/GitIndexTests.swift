import Foundation
import TestSupport
import Testing

@testable import Repositories

/// What a repository tracks, by its index, is what git says that it tracks.
struct GitIndexTests {
  /// With names of all lengths, as entries are padded.
  private static let paths = (1...20).map { "Sources/\(String(repeating: "a", count: $0)).swift" } + ["Ü 👍.swift"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "import A\n") }))
    try git("init", "--quiet")
  }

  private func git(_ arguments: String...) throws { try git(arguments) }

  private func git(_ arguments: [String]) throws {
    let identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path,
      "GIT_TEMPLATE_DIR": "",
    ]
    let program = URL(filePath: "/usr/bin/env")
    let run = try ProgramRun(program, ["git"] + identity + arguments, environment: environment, in: folder.url)
    try #require(run.status == 0, "\(run)")
  }

  private func index() throws -> [UInt8] { Array(try folder.content(of: ".git/index")) }

  private static func paths(in index: [UInt8]) -> [String] {
    var paths: [String] = []
    index.withUnsafeBytes { bytes in
      GitIndex.forEachPath(in: bytes) { paths.append(String(decoding: $0, as: UTF8.self)) }
    }
    return paths
  }

  @Test(arguments: [[], ["--intent-to-add"]])
  func `reads all paths`(options: [String]) throws {
    try git("add", "Sources")
    for path in Self.paths where !path.hasPrefix("Sources") { try git(["add"] + options + [path]) }

    #expect(try Self.paths(in: index()).sorted() == Self.paths.sorted())
  }

  @Test func `reads nothing of version 4, which compresses paths`() throws {
    try git("add", "--all")
    try git("update-index", "--index-version", "4")

    #expect(try Self.paths(in: index()).isEmpty)
  }

  @Test func `accepts any bytes`() throws {
    try git("add", "--all")
    let bytes = try index()

    for count in 0...bytes.count { #expect(Self.paths(in: Array(bytes.prefix(count))).count <= Self.paths.count) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      _ = Self.paths(in: damaged)
    }
  }

  @Test func `a repository tracks files only if it tracks all of them`() throws {
    try git("add", "Sources")

    #expect(GitFolder.tracks(Array(Self.paths.dropLast()), in: folder.path))
    #expect(!GitFolder.tracks(Self.paths, in: folder.path))
    #expect(!GitFolder.tracks(["A.swift"], in: folder.path("Sources")))
  }

  @Test func `another work tree has its own index`() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Add")
    try git("worktree", "add", "--quiet", "tree")
    try git("rm", "--quiet", Self.paths[0])

    #expect(GitFolder.tracks(Self.paths, in: folder.path("tree")))
    #expect(!GitFolder.tracks(Self.paths, in: folder.path))
  }
}
