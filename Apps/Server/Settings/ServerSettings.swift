import Composition
import Foundation
import HTTPTypes
import Logging
import Metrics

/// What an operator decides, by flags or by environment variables.
struct ServerSettings: Equatable, Sendable {
  var host = "127.0.0.1"
  var port = 8080
  var source = Configuration.Source.embedded
  var database: String?
  var publicAddress: URL?
  var clientHeader: HTTPField.Name?
  var tokenKeys: String?
  var apiKey: String?
  var maximumRequests = 512
  /// In seconds.
  var requestTimeout = 15
  /// In seconds.
  var drain = 0
  var live = LiveLimits()
  var logLevel = "info"
  var metrics = true
  var traces: String?
  var flags: FlagSettings?
  var analytics: String?

  /// What the use cases are built with.
  var configuration: Configuration {
    Configuration(
      source: source,
      databasePath: database,
      apiKey: apiKey,
      isConcurrent: true
    )
  }

  var logger: Logger {
    var logger = Logger(label: "com.example.storefront.server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: logLevel) ?? .info
    return logger
  }

  /// Where the server listens, as a client names it.
  func address(port: Int) -> String {
    "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }

  var signals: Signals {
    Signals(flags: flags, analyticsFile: analytics) { Counter(label: "analytics_events_dropped_total").increment() }
  }
}

extension ServerSettings {
  /// Why the settings cannot be used, in one sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads flags and environment variables, `--port` and `STOREFRONT_PORT`. Flags take precedence.
  ///
  /// - Parameter arguments: Without the program's name.
  init(arguments: [String], environment: [String: String]) throws {
    let flags = try Self.flags(arguments)
    func read<Value>(_ option: ServerOption, _ parse: (String) -> Value?) throws -> Value? {
      guard let text = flags[option] ?? environment[option.variable] else { return nil }
      if let value = parse(text) { return value }
      let name = "\(option.flag) (\(option.variable))"
      throw Failure(description: "\(name) does not take \(Self.quoted(text)): \(option.help.text).")
    }
    func text(_ option: ServerOption) throws -> String? {
      try read(option) { $0.isEmpty ? nil : $0 }
    }
    func number(_ option: ServerOption, in range: ClosedRange<Int>) throws -> Int? {
      try read(option) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
    }
    host = try text(.host) ?? host
    port = try number(.port, in: 0...65_535) ?? port
    source = try read(.source) { Configuration.Source($0) } ?? source
    database = try text(.database)
    publicAddress = try read(.publicAddress) { URL(publicAddress: $0) } ?? publicAddress
    clientHeader = try read(.clientHeader) { HTTPField.Name($0) }
    tokenKeys = try text(.tokenKeys)
    apiKey = try text(.apiKey)
    maximumRequests = try number(.maximumRequests, in: 1...100_000) ?? maximumRequests
    requestTimeout = try number(.requestTimeout, in: 1...600) ?? requestTimeout
    drain = try number(.drain, in: 0...600) ?? drain
    live.sessions = try number(.maximumLiveSessions, in: 0...10_000) ?? live.sessions
    live.idle = try number(.liveIdleTimeout, in: 1...86_400).map { .seconds($0) } ?? live.idle
    live.age = try number(.liveTimeout, in: 1...86_400).map { .seconds($0) } ?? live.age
    logLevel = try read(.logLevel) { ["debug", "info", "warning", "error"].contains($0) ? $0 : nil } ?? logLevel
    metrics = try read(.metrics) { ["on": true, "off": false][$0] } ?? metrics
    traces = try text(.traces)
    self.flags = try read(.flags) { FlagSettings($0) }
    analytics = try text(.analytics)
    if database != nil, source != .embedded {
      throw Failure(description: "--database goes with the embedded source only.")
    }
  }

  /// The values of flags: `--port 8080` or `--port=8080`.
  private static func flags(_ arguments: [String]) throws -> [ServerOption: String] {
    var flags: [ServerOption: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = ServerOption.allCases.first(where: { $0.flag == parts[0] }) else {
        let name = mayHavePassword(parts[0]) ? "…" : parts[0]
        throw Failure(description: "There is no option “\(name)”; --help lists the options.")
      }
      let next = parts.count > 1 ? String(parts[1]) : rest.popFirst().flatMap { $0.hasPrefix("--") ? nil : $0 }
      guard let value = next else { throw Failure(description: "\(option.flag) needs a value.") }
      guard flags.updateValue(value, forKey: option) == nil else {
        throw Failure(description: "\(option.flag) can be given once only.")
      }
    }
    return flags
  }

  /// A text in quotation marks, unless it may have a password: messages are kept in logs.
  private static func quoted(_ text: String) -> String {
    mayHavePassword(text) ? "this, which may have a password" : "“\(text)”"
  }

  private static func mayHavePassword(_ text: some StringProtocol) -> Bool {
    text.contains("@") || text.lowercased().contains("password")
  }

  /// The other uses of the program.
  private static var commands: String {
    #if PostgreSQL
      DatabaseCommand.allCases
        .map { "       storefront-server \($0.rawValue) --source postgres://…: \($0.help)\n" }
        .joined()
    #else
      ""
    #endif
  }

  static var help: String {
    let names = ServerOption.allCases.map { "\($0.flag) <\($0.help.value)>" }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, ServerOption.allCases).map { name, option in
      "  " + name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + option.help.text
    }
    let usage = """
      Serve Storefront as web pages and as an API.

      usage: storefront-server [options]

      """
    let options = """

      \(lines.joined(separator: "\n"))

      Each option can also be set in the environment: STOREFRONT_PORT for --port.

      """
    return usage
      + commands
      + options
  }
}
