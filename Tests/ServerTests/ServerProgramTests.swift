import TestSupport
import Testing

@testable import Server

/// The program, as a shell runs it. Its settings are always invalid, so that it ends.
@Suite struct ServerProgramTests {
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

  private static func run(_ arguments: [String], _ environment: [String: String]) throws -> ProgramRun {
    try ProgramRun(BuiltProgram.url("storefront-server"), arguments, environment: environment)
  }
}
