import Composition
import Testing

@testable import Server

@Suite struct ServerSettingsTests {
  @Test func `by default it listens on this machine only`() throws {
    let settings = try ServerSettings(arguments: [], environment: [:])

    #expect(settings == ServerSettings())
    #expect((settings.host, settings.port, settings.source) == ("127.0.0.1", 8080, .embedded))
  }

  @Test func `flags take precedence over variables`() throws {
    let environment = [
      "STOREFRONT_PORT": "9000", "STOREFRONT_LOG_LEVEL": "debug", "STOREFRONT_API_KEY": "k", "PORT": "1",
    ]

    let settings = try ServerSettings(arguments: ["--port", "9001", "--source=mock"], environment: environment)

    #expect((settings.port, settings.source, settings.logLevel, settings.apiKey) == (9001, .mock, "debug", "k"))
  }

  @Test func `the limits of live sessions can be set`() throws {
    let arguments = ["--maximum-live-sessions", "7", "--live-idle-timeout", "60"]

    let settings = try ServerSettings(arguments: arguments, environment: ["STOREFRONT_LIVE_TIMEOUT": "600"])

    #expect(settings.live == LiveLimits(sessions: 7, idle: .seconds(60), age: .seconds(600)))
  }

  @Test(arguments: [
    (["--port", "x"], "--port (STOREFRONT_PORT) does not take “x”"),
    (["--port", "70000"], "--port (STOREFRONT_PORT) does not take “70000”"),
    (["--port"], "--port needs a value."),
    (["--prot", "80"], "There is no option “--prot”; --help lists the options."),
    (["8080"], "There is no option “8080”; --help lists the options."),
    (["--source", "ftp://x"], "--source (STOREFRONT_SOURCE) does not take “ftp://x”"),
    (["--source=mock", "--database", "a.sqlite"], "--database goes with the embedded source"),
    (["--maximum-live-sessions=x"], "--maximum-live-sessions (STOREFRONT_MAXIMUM_LIVE_SESSIONS) does not take “x”"),
    (["--live-timeout", "0"], "--live-timeout (STOREFRONT_LIVE_TIMEOUT) does not take “0”"),
    (["--request-timeout", "0"], "--request-timeout (STOREFRONT_REQUEST_TIMEOUT) does not take “0”"),
  ])
  func `an invalid setting is one sentence`(arguments: [String], sentence: String) {
    let failure = #expect(throws: ServerSettings.Failure.self) {
      try ServerSettings(arguments: arguments, environment: [:])
    }

    #expect(failure?.description.hasPrefix(sentence) == true)
  }

  @Test func `the help names every option`() {
    for option in ServerOption.allCases {
      #expect(ServerSettings.help.contains("  \(option.flag) <\(option.help.value)>"))
    }
  }
}
