import TestSupport
import Testing

/// The program, as a shell runs it. Its settings are always invalid, so that it ends.
@Suite struct ServerProgramTests {
  @Test(arguments: ["--help", "-h"])
  func `the help goes to the output`(flag: String) throws {
    let run = try Self.run([flag], ["STOREFRONT_PORT": "x"])

    #expect(run.status == 0)
    #expect(
      run.output == """
        Serve Storefront as web pages and as an API.

        usage: storefront-server [options]

          --host <address>               where to listen (127.0.0.1)
          --port <n>                     the port, 0 for any free one (8080)
          --source <source>              embedded or mock or an http(s) URL (embedded)
          --database <file>              the embedded database (in your data folder)
          --public-address <url>         how browsers reach the server; https makes its cookies secure
          --client-header <name>         where a proxy says whose request it is, such as X-Real-IP (nowhere)
          --token-keys <file>            the keys of the API's tokens, one a line (made beside the database)
          --api-key <key>                sent to a remote source
          --maximum-requests <n>         requests at the same time (512)
          --request-timeout <seconds>    how long a request may take (15)
          --drain <seconds>              how long the server goes on, not ready, when it is told to end (0)
          --maximum-live-sessions <n>    live sessions at the same time, 0 for none (256)
          --live-idle-timeout <seconds>  how long a live session lasts without an action (300)
          --live-timeout <seconds>       how long a live session lasts at most (1800)
          --log-level <level>            debug, info, warning or error (info)
          --metrics <switch>             on or off: whether /metrics says what the server counts (on)
          --traces <file>                where the spans of requests and SQL statements are written, one a line (nowhere)

        Each option can also be set in the environment: STOREFRONT_PORT for --port.

        """
    )
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

  private static func run(_ arguments: [String], _ environment: [String: String]) throws -> ProgramRun {
    try ProgramRun(BuiltProgram.url("storefront-server"), arguments, environment: environment)
  }
}
