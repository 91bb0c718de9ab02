import Composition
import Testing

@testable import Server

@Suite struct ServerSettingsTests {
  @Test func `by default it listens on this machine only, and every limit is set`() throws {
    let settings = try ServerSettings(arguments: [], environment: [:])

    let live = LiveLimits(
      sessions: 256,
      idle: .seconds(300),
      age: .seconds(1_800),
      keepAlive: .seconds(15),
      grace: .seconds(2),
      actions: 5,
      rest: .seconds(1),
      pages: 20
    )
    #expect(
      settings
        == ServerSettings(
          host: "127.0.0.1",
          port: 8_080,
          source: .embedded,
          database: nil,
          apiKey: nil,
          maximumRequests: 512,
          requestTimeout: 15,
          drain: 0,
          live: live,
          logLevel: "info"
        )
    )
  }

  @Test(arguments: [
    ("--host", "HOST", "0.0.0.0", ServerSettings(host: "0.0.0.0")),
    ("--port", "PORT", "9000", ServerSettings(port: 9_000)),
    ("--source", "SOURCE", "mock", ServerSettings(source: .mock)),
    ("--database", "DATABASE", "a, b.sqlite", ServerSettings(database: "a, b.sqlite")),
    ("--api-key", "API_KEY", "k=,l", ServerSettings(apiKey: "k=,l")),
    ("--maximum-requests", "MAXIMUM_REQUESTS", "7", ServerSettings(maximumRequests: 7)),
    ("--request-timeout", "REQUEST_TIMEOUT", "7", ServerSettings(requestTimeout: 7)),
    ("--drain", "DRAIN", "7", ServerSettings(drain: 7)),
    ("--maximum-live-sessions", "MAXIMUM_LIVE_SESSIONS", "7", ServerSettings(live: LiveLimits(sessions: 7))),
    ("--live-idle-timeout", "LIVE_IDLE_TIMEOUT", "7", ServerSettings(live: LiveLimits(idle: .seconds(7)))),
    ("--live-timeout", "LIVE_TIMEOUT", "7", ServerSettings(live: LiveLimits(age: .seconds(7)))),
    ("--log-level", "LOG_LEVEL", "debug", ServerSettings(logLevel: "debug")),
    ("--log-level", "LOG_LEVEL", "info", ServerSettings(logLevel: "info")),
    ("--log-level", "LOG_LEVEL", "warning", ServerSettings(logLevel: "warning")),
    ("--log-level", "LOG_LEVEL", "error", ServerSettings(logLevel: "error")),
    ("--metrics", "METRICS", "off", ServerSettings(metrics: false)),
    ("--metrics", "METRICS", "on", ServerSettings(metrics: true)),
    ("--traces", "TRACES", "/spans", ServerSettings(traces: "/spans")),
  ])
  func `a setting has a flag and a variable`(
    flag: String,
    variable: String,
    value: String,
    settings: ServerSettings
  ) throws {
    #expect(try ServerSettings(arguments: [flag, value], environment: [:]) == settings)
    #expect(try ServerSettings(arguments: ["\(flag)=\(value)"], environment: [:]) == settings)
    #expect(try ServerSettings(arguments: [], environment: ["STOREFRONT_\(variable)": value]) == settings)
  }

  @Test(arguments: [("shop.example", "http://shop.example:80"), ("::1", "http://[::1]:80")])
  func `an address is one that clients understand`(host: String, address: String) {
    #expect(ServerSettings(host: host).address(port: 80) == address)
  }

  @Test(arguments: [
    ("--port", 0...65_535), ("--maximum-requests", 1...100_000), ("--request-timeout", 1...600),
    ("--drain", 0...600), ("--maximum-live-sessions", 0...10_000), ("--live-idle-timeout", 1...86_400),
    ("--live-timeout", 1...86_400),
  ])
  func `a number has a lowest and a highest value`(flag: String, range: ClosedRange<Int>) {
    func accepts(_ number: Int) -> Bool {
      (try? ServerSettings(arguments: ["\(flag)=\(number)"], environment: [:])) != nil
    }

    #expect([range.lowerBound, range.upperBound].map(accepts) == [true, true])
    #expect([range.lowerBound - 1, range.upperBound + 1].map(accepts) == [false, false])
  }

  @Test func `flags take precedence over variables`() throws {
    let environment = [
      "STOREFRONT_PORT": "9000", "STOREFRONT_LOG_LEVEL": "debug", "STOREFRONT_API_KEY": "k", "PORT": "1",
    ]

    let settings = try ServerSettings(arguments: ["--port", "9001", "--source=mock"], environment: environment)

    #expect((settings.port, settings.source, settings.logLevel, settings.apiKey) == (9001, .mock, "debug", "k"))
  }

  @Test(arguments: [
    (["--port", "x"], "--port (STOREFRONT_PORT) does not take “x”: the port, 0 for any free one (8080)."),
    (["--port", "70000"], "--port (STOREFRONT_PORT) does not take “70000”: the port, 0 for any free one (8080)."),
    (["--port"], "--port needs a value."),
    (["--port", "--log-level=debug"], "--port needs a value."),
    (["--port", "1", "--port=2"], "--port can be given once only."),
    (["--prot", "80"], "There is no option “--prot”; --help lists the options."),
    (["8080"], "There is no option “8080”; --help lists the options."),
    (["--api-kye=secret"], "There is no option “--api-kye”; --help lists the options."),
    (["postgres://shop:secret@db/shop"], "There is no option “…”; --help lists the options."),
    (
      ["--source", "ftp://x"],
      "--source (STOREFRONT_SOURCE) does not take “ftp://x”: \(Configuration.Source.names) (embedded)."
    ),
    (
      ["--source", "ftp://shop:secret@x"],
      """
      --source (STOREFRONT_SOURCE) does not take this, which may have a password: \(Configuration.Source.names) \
      (embedded).
      """
    ),
    (
      ["--source", "ftp://x?password=secret"],
      """
      --source (STOREFRONT_SOURCE) does not take this, which may have a password: \(Configuration.Source.names) \
      (embedded).
      """
    ),
    (["--source=mock", "--database", "a.sqlite"], "--database goes with the embedded source only."),
    (
      ["--live-timeout", "0"],
      "--live-timeout (STOREFRONT_LIVE_TIMEOUT) does not take “0”: how long a live session lasts at most (1800)."
    ),
    (["--host="], "--host (STOREFRONT_HOST) does not take “”: where to listen (127.0.0.1)."),
    (
      ["--log-level", "trace"],
      "--log-level (STOREFRONT_LOG_LEVEL) does not take “trace”: debug, info, warning or error (info)."
    ),
  ])
  func `an invalid setting is one sentence`(arguments: [String], sentence: String) {
    let failure = #expect(throws: ServerSettings.Failure.self) {
      try ServerSettings(arguments: arguments, environment: [:])
    }

    #expect(failure?.description == sentence)
  }

  @Test func `the help names every option, with its default`() {
    let usage = "Serve Storefront as web pages and as an API.\n\nusage: storefront-server [options]\n"
    #expect(ServerSettings.help.hasPrefix(usage))
    #expect(
      ServerSettings.help.hasSuffix(
        """

          --host <address>               where to listen (127.0.0.1)
          --port <n>                     the port, 0 for any free one (8080)
          --source <source>              \(Configuration.Source.names) (embedded)
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
          --flags <names>                flags to turn on, or off with a minus: \(FlagSettings.names)
          --analytics <file>             analytics events are appended here as lines of JSON (none)

        Each option can also be set in the environment: STOREFRONT_PORT for --port.

        """
      )
    )
  }
}
