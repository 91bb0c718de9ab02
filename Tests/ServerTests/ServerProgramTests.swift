import NIOCore
import NIOPosix
import TestSupport
import Testing

@testable import Server

/// The program, as a shell runs it. It cannot run with these settings, so that it ends.
@Suite(.timeLimit(.minutes(10))) struct ServerProgramTests {
  @Test(arguments: ["--help", "-h"])
  func `the help goes to the output`(flag: String) throws {
    let run = try Self.run([flag], ["STOREFRONT_PORT": "x"])

    #expect(run.status == 0)
    #expect(run.output == ServerSettings.help)
    #expect(run.errors.isEmpty)
  }

  @Test func `an invalid flag ends the program, with one sentence`() throws {
    let run = try Self.run(["--prot", "80"], ["STOREFRONT_PORT": "x"])

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == "storefront-server: There is no option “--prot”; --help lists the options.\n")
  }

  @Test func `an invalid variable ends the program too`() throws {
    let run = try Self.run(["--source=mock", "--database=a.sqlite"], ["STOREFRONT_PORT": "x"])

    #expect(run.status == 64)
    #expect(
      run.errors == """
        storefront-server: --port (STOREFRONT_PORT) does not take “x”: the port, 0 for any free one (8080).

        """
    )
  }

  @Test(arguments: [
    "--traces",
    "--analytics",
  ])
  func `a file that cannot be written ends the program`(flag: String) throws {
    let run = try Self.run(["--source=mock", "--port=0", flag, "/dev/null/file"], [:])

    #expect(run.status == 64)
    #expect(run.errors == "storefront-server: \(flag): “/dev/null/file” cannot be written.\n")
  }

  @Test func `a port that another program has is named`() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let other = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(other.localAddress?.port)

    let run = try Self.run(["--source=mock", "--port=\(port)"], [:])

    let address = "http://127.0.0.1:\(port)"
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("cannot run: it cannot listen on \(address) (Address already in use)\n"))
    try await other.close()
  }

  private static func run(_ arguments: [String], _ environment: [String: String]) throws -> ProgramRun {
    try ProgramRun(BuiltProgram.url("storefront-server"), arguments, environment: environment)
  }
}
