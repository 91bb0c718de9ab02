import Foundation
import TestSupport
import Testing

/// Signals and edits that come while `inward fix` works.
@Suite(.timeLimit(.minutes(2))) struct FixInterruptTests {
  private static let repeated = "import Foundation\nimport Foundation\n"
  private static let fixed = "import Foundation\n"
  /// More than a pipe holds.
  private static let rest = String(repeating: "// A line.\n", count: 20_000)

  private static func shop(_ files: [String: String]) throws -> Shop {
    let others = [
      // Outside of a repository, git is not asked.
      ".git/HEAD": "ref: refs/heads/main\n",
      "Sources/Data/Store.swift": repeated,
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Data, Screens], external: [Foundation] } }\n",
      "Part/inward.yml": "version: 1\nlayers: { Kit: { targets: [Kit], external: [Foundation] } }\n",
      "Part/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Part", targets: [.target(name: "Kit")])

      """,
      "Part/Sources/Kit/Kit.swift": repeated,
    ]
    return try Shop(others.merging(files) { $1 })
  }

  /// The second of three files becomes a pipe as soon as it was linted, because git is asked about `Part` after that. So
  /// the program waits in the middle of its work until the test has read the pipe.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal while files are written leaves none of them unfixed`(_ signal: Int32) throws {
    let piped = "Sources/Domain/Product.swift"
    let shop = try Self.shop([piped: Self.repeated + Self.rest])
    let pipe = shop.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
    let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let file = shop.url.appending(path: piped).path
    let program = try run(
      in: shop,
      git:
        "case $PWD in */Part) [ ! -p \(pipe) ] || mv -f \(pipe) \(file);; esac; echo 'not a git repository' >&2; exit 128"
    )

    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&waiting, 1, 60_000) == 1)
    #expect(try shop.read("Sources/Data/Store.swift") == Self.fixed)
    #expect(try shop.read("Part/Sources/Kit/Kit.swift") == Self.repeated)
    kill(program.process.processIdentifier, signal)
    _ = fcntl(descriptor, F_SETFL, 0)
    let written = try reader.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    try program.waitForEnd()

    #expect(program.process.terminationStatus == 0 && program.process.terminationReason == .exit)
    #expect(written == Self.fixed + Self.rest)
    #expect(try shop.read("Sources/Data/Store.swift") == Self.fixed)
    #expect(try shop.read("Part/Sources/Kit/Kit.swift") == Self.fixed)
  }

  @Test func `a file that was changed meanwhile is not overwritten`() throws {
    let path = "Sources/Domain/Product.swift"
    let shop = try Self.shop([path: Self.repeated])
    let edit = "case $PWD in */Part) echo '// Mine.' >> \(shop.url.appending(path: path).path);; esac; exit 128"

    let program = try run(in: shop, git: edit)
    try program.waitForEnd()

    #expect(program.process.terminationStatus == 2)
    #expect(try shop.read("errors").hasSuffix("error: \(path) was changed meanwhile. Nothing was changed.\n"))
    #expect(try shop.read(path) == Self.repeated + "// Mine.\n")
    #expect(try shop.read("Sources/Data/Store.swift") == Self.repeated)
  }

  private func run(in shop: Shop, git script: String) throws -> RunningProgram {
    let process = Process()
    process.executableURL = try BuiltProgram.url("inward")
    process.arguments = ["fix", "--no-cache"]
    process.environment = shop.environment.merging(try shop.fake("git", script)) { $1 }
    process.currentDirectoryURL = shop.url
    process.standardOutput = FileHandle.nullDevice
    let errors = shop.url.appending(path: "errors")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    return try RunningProgram(process, limit: 60)
  }
}
