import Foundation
import TestSupport
import Testing

/// Repositories in repositories, and a git that refuses.
@Suite struct GitRepositoryTests {
  /// A shop with a repository `Kit` inside.
  private static func shop(_ changes: [String: String] = [:]) throws -> Shop {
    let kit = [
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit", dependencies: ["Util"]), .target(name: "Util")]
      )

      """,
      "Kit/Sources/Kit/Kit.swift": "import Util\n",
      "Kit/Sources/Util/Util.swift": "",
      "Kit/.gitignore": "Made.swift\n",
      ".gitignore": ".cache\n",
      "inward.yml": """
      version: 1
      layers:
        Shop: { targets: [Domain, Data, Screens], external: [Foundation] }
        Kit: { targets: [Kit] }
        Util: { targets: [Util] }

      """,
    ]
    let shop = try Shop(kit.merging(changes) { $1 })
    try shop.git("init", "--quiet")
    try shop.git("-C", "Kit", "init", "--quiet")
    try commitKit(in: shop)
    return shop
  }

  private static func commitKit(in shop: Shop) throws {
    try shop.git("-C", "Kit", "add", "--all")
    try shop.git("-C", "Kit", "commit", "--quiet", "--allow-empty", "--message", "Edit")
  }

  /// Commits with `Kit` as a submodule.
  private static func commit(_ shop: Shop) throws {
    let run = try shop.git("-c", "advice.addEmbeddedRepo=false", "add", "--all")
    #expect(run.status == 0, "\(run)")
    try shop.git("commit", "--quiet", "--message", "Add the shop")
    #expect(try shop.git("ls-files", "--stage", "Kit").output.hasPrefix("160000 "))
  }

  private static func findings(in shop: Shop, _ options: String...) throws -> [String] {
    let run = try shop.inward(["lint", "--only", "layer", "--format", "xcode"] + options)
    #expect(run.errors == "", "\(run)")
    return run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
      line.replacing("\(shop.url.path)/", with: "").split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test(arguments: [false, true])
  func `a repository inside ignores its own files`(isSubmodule: Bool) throws {
    let shop = try Self.shop(["Kit/Sources/Util/Made.swift": "import Kit\n"])
    if isSubmodule { try Self.commit(shop) }

    #expect(try Self.findings(in: shop) == ["Kit/Sources/Kit/Kit.swift:1"])
    #expect(try Self.findings(in: shop, "--no-ignore").contains("Kit/Sources/Util/Made.swift:1"))
  }

  @Test func `another work tree inside is not read, but one of another repository is`() throws {
    let shop = try Self.shop()
    try Self.commit(shop)
    let before = try shop.inward("lint", "--verbose").output

    try shop.git("worktree", "add", "--quiet", "trees/other")
    #expect(try shop.inward("lint", "--verbose").output == before)
    #expect(try shop.inward("lint", "trees/other", "--only", "layer").status == 0)

    try shop.git("-C", "Kit", "worktree", "add", "--quiet", "../trees/kit")
    #expect(try Self.findings(in: shop) == ["Kit/Sources/Kit/Kit.swift:1", "trees/kit/Sources/Kit/Kit.swift:1"])
  }

  @Test func `another work tree inside is an error beside other paths, and without an inward.yml of its own`() throws {
    let shop = try Self.shop()
    try Self.commit(shop)
    try shop.git("worktree", "add", "--quiet", "trees/other")
    let list = "trees/other/Sources/Screens/List.swift"
    try FileManager.default.createSymbolicLink(
      atPath: shop.url.appending(path: "link").path,
      withDestinationPath: "trees/other"
    )

    for (path, tree) in [("trees/other", "trees/other"), (list, "trees/other"), ("link", "link")] {
      let error = "error: \(path) is in another work tree of the repository; lint \(tree) by itself.\n"
      #expect(try shop.inward("lint", "Sources", path) == ProgramRun(status: 2, output: "", errors: error))
    }
    try FileManager.default.removeItem(at: shop.url.appending(path: "trees/other/inward.yml"))
    let alone = try shop.inward("lint", "trees/other")
    #expect(alone.status == 2)
    #expect(alone.errors.hasPrefix("error: trees/other is in another work tree of the repository"))
  }

  @Test func `what changed in a submodule is known`() throws {
    let shop = try Self.shop()
    try Self.commit(shop)
    #expect(try Self.findings(in: shop) == ["Kit/Sources/Kit/Kit.swift:1"])
    #expect(try Self.findings(in: shop, "--since", "HEAD") == [])

    try shop.write("import Kit\n", to: "Kit/Sources/Util/New.swift")
    #expect(try Self.findings(in: shop, "--since", "HEAD") == ["Kit/Sources/Util/New.swift:1"])
    try Self.commitKit(in: shop)
    #expect(try Self.findings(in: shop, "--since", "HEAD") == ["Kit/Sources/Util/New.swift:1"])

    try shop.git("-C", "Kit", "mv", "Sources/Kit/Kit.swift", "Sources/Kit/Renamed.swift")
    #expect(try Self.findings(in: shop, "--since", "HEAD") == ["Kit/Sources/Util/New.swift:1"])
  }

  @Test func `if the commit of a submodule is missing, nothing in it is new`() throws {
    let shop = try Self.shop()
    try Self.commit(shop)
    try FileManager.default.removeItem(at: shop.url.appending(path: "Kit/.git"))
    try shop.git("-C", "Kit", "init", "--quiet")
    try shop.write("import Kit\n", to: "Kit/Sources/Util/New.swift")
    try shop.write("import Kit\n", to: "Sources/Domain/Product.swift")
    try Self.commitKit(in: shop)

    #expect(try Self.findings(in: shop, "--since", "HEAD") == ["Sources/Domain/Product.swift:1"])
  }

  @Test func `if git refuses, lint says so in one line and goes on`() throws {
    let shop = try Shop([".gitignore": "Made.swift\n", "Sources/Screens/Made.swift": "import Domain\n"])
    try shop.git("init", "--quiet")
    let refused = try shop.inward("lint", environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])

    #expect(refused.status == 0)
    #expect(refused.output == "no findings in 4 files, 1 package\n")
    let note = "note: what git ignores is read as well: git ls-files failed: fatal: detected dubious ownership in"
    #expect(refused.errors.hasPrefix(note), "\(refused)")
    #expect(refused.errors.filter(\.isNewline).count == 1)

    let fake = try shop.fake("git", "echo 'fatal: unsafe repository (it is owned by someone else)' >&2; exit 128")
    let old = try shop.inward("lint", environment: fake)
    #expect(old.status == 0)
    let reason = "git ls-files failed: fatal: unsafe repository (it is owned by someone else)"
    #expect(old.errors == "note: what git ignores is read as well: \(reason)\n")
  }

  @Test func `lint asks git only in a repository`() throws {
    let shop = try Shop()
    let asked = shop.url.appending(path: "asked")
    let fake = try shop.fake("git", "touch \(asked.path); exit 128")

    _ = try shop.inward("lint", environment: fake)
    #expect(!FileManager.default.fileExists(atPath: asked.path))

    try shop.write("gitdir: elsewhere\n", to: ".git")
    _ = try shop.inward("lint", environment: fake)
    #expect(FileManager.default.fileExists(atPath: asked.path))
  }

  @Test func `lint asks git in a repository without a work tree`() throws {
    let shop = try Shop()
    try shop.git("init", "--quiet", "--bare", ".")

    let outcome = try shop.inward("lint")

    #expect(outcome.errors.contains("git ls-files failed: fatal: this operation must be run in a work tree"))
  }

  @Test func `a folder without git is read as a whole, and a broken repository is an error`() throws {
    let shop = try Shop.withFeature()
    try FileManager.default.removeItem(at: shop.url.appending(path: ".git"))

    let outcome = try shop.inward("check")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "note: \(shop.url.path) is in no git repository, so all files in it are read.\n")

    try shop.write("gitdir: nowhere\n", to: ".git")
    let broken = try shop.inward("check")
    #expect(broken.status == 2)
    #expect(
      broken.errors.hasPrefix("error: git cannot list the files of \(shop.url.path): fatal: not a git repository")
    )
  }
}
