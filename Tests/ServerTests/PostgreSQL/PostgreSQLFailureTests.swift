#if PostgreSQL
  import Composition
  import Domain
  import InMemoryLogging
  import Logging
  import TestSupport
  import Testing

  @testable import Server

  /// What an operator reads when a database cannot be used.
  @Suite(.timeLimit(.minutes(10))) struct PostgreSQLFailureTests {
    private static let arguments = ["--source", "postgres:///shop?host=/nowhere"]

    @Test func `the help names the commands`() {
      let commands = """
               storefront-server migrate --source postgres://…: create or change the tables of the source, and end
               storefront-server import --source postgres://…: replace the shop's products and articles by those that the \
        program has, and end

        """
      #expect(ServerSettings.help.contains("\nusage: storefront-server [options]\n\(commands)\n  --host"))
    }

    @Test(arguments: DatabaseCommand.allCases)
    func `a command says why there is no connection`(command: DatabaseCommand) throws {
      let run = try ProgramRun(BuiltProgram.url("storefront-server"), [command.rawValue] + Self.arguments)

      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      let lines = run.errors.split(separator: "\n")
      #expect(lines.first?.contains("/nowhere") == true)
      #expect(lines.last == "storefront-server: The database does not answer. Try again in a moment.")
      #expect(lines.count == 2)
    }

    @Test func `a server logs why there is no connection`() async throws {
      let handler = InMemoryLogHandler()
      let settings = try ServerSettings(arguments: Self.arguments, environment: [:])
      let configuration = settings.configuration.reporting(to: Logger(label: "test") { _ in handler })

      await #expect(throws: DomainError.storage(.unreachable)) {
        try await DIContainer.live(configuration).migrate()
      }

      let entry = try #require(handler.entries.first)
      #expect(entry.message == "no connection to the database")
      #expect("\(entry.metadata)".contains("/nowhere"))
    }
  }
#endif
