import Foundation
import TestSupport
import Testing

/// `inward lint --watch` reports every change until it is interrupted.
@Suite struct WatchTests {
  private struct Ended: Error {}

  /// The built program, with both outputs in one pipe. It is killed after a limit, which ends every wait.
  private final class Watcher {
    private let program: RunningProgram
    private let output = Pipe()
    private var text = ""

    init(_ shop: Shop, _ arguments: String...) throws {
      let process = Process()
      process.executableURL = try BuiltProgram.url("inward")
      process.arguments = ["lint", "--watch", shop.url.path] + arguments
      process.environment = shop.environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      program = try RunningProgram(process, limit: 120)
    }

    /// Reads until a text has come, and forgets what is before its end.
    func wait(for expected: String) throws {
      while !text.contains(expected) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { throw Ended() }
        text += String(decoding: data, as: UTF8.self)
      }
      text = text.ranges(of: expected).first.map { String(text[$0.upperBound...]) } ?? ""
    }

    func interrupt() throws -> Process.TerminationReason {
      program.process.interrupt()
      try program.waitForEnd()
      return program.process.terminationReason
    }
  }

  @Test func `lints again when a file changes`() throws {
    let shop = try Shop()
    let configuration = try shop.read("inward.yml")
    let watcher = try Watcher(shop)
    try watcher.wait(for: "no findings")

    try shop.write("import Data\nimport Domain\n", to: "Sources/Screens/List.swift")
    try watcher.wait(for: "Screens must not import Data")

    try shop.write("version: 1\n", to: "inward.yml")
    try watcher.wait(for: "inward.yml:1:1: error: ")

    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")
    try shop.write(configuration, to: "inward.yml")
    try watcher.wait(for: "no findings")
    #expect(try watcher.interrupt() == .uncaughtSignal)
  }

  @Test func `sees changes beside a link in the repository, and waits while there is one out of it`() throws {
    let shop = try Shop()
    let link = shop.url.path + "/Elsewhere"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Sources")
    let watcher = try Watcher(shop)
    try watcher.wait(for: "no findings")

    try shop.write("import Data\n", to: "Sources/Screens/List.swift")
    try watcher.wait(for: "Screens must not import Data")

    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/usr/bin")
    try watcher.wait(for: "error: --watch cannot see every file: ")

    try FileManager.default.removeItem(atPath: link)
    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")
    try watcher.wait(for: "no findings")
  }

  @Test func `sees that findings are no longer new, as they were committed`() throws {
    let shop = try Shop()
    try shop.git("init", "--quiet")
    try shop.git("add", ".")
    try shop.git("commit", "--quiet", "--message", "Begin")
    let watcher = try Watcher(shop, "--since", "HEAD")
    try watcher.wait(for: "no findings")

    try shop.write("import Data\nimport Domain\n", to: "Sources/Screens/List.swift")
    try watcher.wait(for: "2 findings")

    try shop.git("commit", "--quiet", "--all", "--message", "Break it")
    try watcher.wait(for: "no findings")
  }

  @Test func `sees changes of what a part extends`() throws {
    let shop = try Shop([
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Kit.swift": "import Network\n",
      "Kit/inward.yml": "version: 1\nextends: rules.yml\nlayers: { Kit: { targets: [Kit] } }\n",
      "Kit/rules.yml": "version: 1\nrules: { external: off }\n",
    ])
    let watcher = try Watcher(shop)
    try watcher.wait(for: "no findings")

    try shop.write("version: 1\nrules: { external: error }\n", to: "Kit/rules.yml")
    try watcher.wait(for: "1 finding")
  }

  @Test func `sees changes of what the root excludes in a part`() throws {
    let shop = try Shop.withPart(excluding: "\"**/Made\"")
    let watcher = try Watcher(shop)
    try watcher.wait(for: "no findings")

    try shop.write("import Foundation\n", to: Shop.excludedInPart)
    try watcher.wait(for: "Kit must not import Foundation")
  }

  @Test func `a link out of the repository is an error at first`() throws {
    let shop = try Shop()
    try FileManager.default.createSymbolicLink(atPath: shop.url.path + "/Elsewhere", withDestinationPath: "/usr/bin")

    let run = try shop.inward("lint", "--watch")

    #expect(run.status == 2 && run.errors.hasPrefix("error: --watch cannot see every file: "), "\(run)")
  }

  @Test func `needs a repository`() throws {
    let run = try Shop().inward("lint", "--watch", "nowhere")

    #expect(run == ProgramRun(status: 2, output: "", errors: "error: nowhere does not exist.\n"))
  }

  @Test(arguments: [
    (["--output", "nowhere/report"], "nowhere/report cannot be written: its folder does not exist."),
    (["--output", "."], ". is a folder."), ([".", "nowhere"], "nowhere does not exist."),
    (["--baseline", "nowhere"], "cannot read the baseline nowhere."),
    (["--config", "nowhere.yml"], "cannot read nowhere.yml."),
  ])
  func `ends at once for what cannot be corrected by an edit`(_ arguments: [String], _ error: String) throws {
    let shop = try Shop()
    let process = Process()
    process.executableURL = try BuiltProgram.url("inward")
    process.arguments = ["lint", "--watch"] + arguments
    process.environment = shop.environment
    process.currentDirectoryURL = shop.url

    let run = try ProgramRun(process, limit: 60)

    #expect(run.errors.replacing(shop.url.path + "/", with: "") == "error: \(error)\n")
    #expect(run.status == 2 && run.output == "")
  }

  @Test func `goes on if the configuration is invalid at first`() throws {
    let shop = try Shop()
    let configuration = try shop.read("inward.yml")
    try shop.write("version: 1\n", to: "inward.yml")
    let watcher = try Watcher(shop)
    try watcher.wait(for: "inward.yml:1:1: error: ")

    try shop.write(configuration, to: "inward.yml")
    try watcher.wait(for: "no findings")
  }
}
