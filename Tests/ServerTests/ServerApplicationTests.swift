import Composition
import Hummingbird
import Logging
import TestSupport
import Testing

@testable import Server

/// Where each setting goes; the tests of what it limits are beside that.
@Suite(.timeLimit(.minutes(10))) struct ServerApplicationTests {
  @Test func `the server listens where it is told, and does not name its software`() throws {
    let usual = try ServerApplication(ServerSettings(), useCases: .mock()).application().configuration
    let other = try ServerApplication(ServerSettings(host: "0.0.0.0", port: 9_000), useCases: .mock()).application()

    #expect(usual.address == .hostname("127.0.0.1", port: 8_080))
    #expect(usual.serverName == nil)
    #expect(other.configuration.address == .hostname("0.0.0.0", port: 9_000))
  }

  @Test(arguments: ["debug", "info", "warning", "error"])
  func `the log has the level of the settings`(level: String) throws {
    let application = try ServerApplication(ServerSettings(logLevel: level), useCases: .mock()).application()

    #expect(application.logger.logLevel.rawValue == level)
  }

  @Test func `a request may take as many seconds as the settings say`() {
    let application = ServerApplication(ServerSettings(requestTimeout: 7), useCases: .mock())

    #expect(application.deadline.limit == .seconds(7))
  }

  @Test func `the use cases are built from the settings, for many requests at once`() {
    let configuration = ServerSettings(source: .mock, database: "a.sqlite", apiKey: "k").configuration

    #expect(configuration.source == .mock)
    #expect(configuration.databasePath == "a.sqlite")
    #expect(configuration.apiKey == "k")
    #expect(configuration.isConcurrent)
  }

  @Test func `the server uses the database of the settings`() async throws {
    let folder = try TemporaryFolder()
    var settings = ServerSettings.patient
    settings.database = folder.path("shop.sqlite")

    let page = try await TestServer(ServerApplication(settings)).get("/")

    #expect(page.status == 200)
    #expect(folder.has("shop.sqlite"))
  }
}
