import Composition
import Configuration
import Foundation

/// What a person who runs the server decides, by flags or by the environment.
struct ServerSettings: Equatable, Sendable {
  var host = "127.0.0.1"
  var port = 8080
  var source = Composition.Configuration.Source.embedded
  var database: String?
  var apiKey: String?
  var maximumRequests = 512
  /// In seconds.
  var requestTimeout = 15
  var live = LiveLimits()
  var logLevel = "info"
}

/// A setting, by the flag and the variable that name it.
struct ServerOption: Sendable {
  let key: String
  let value: String
  let help: String
  let apply: @Sendable (String, inout ServerSettings) -> Bool

  var flag: String { "--" + key.split(separator: ".").joined(separator: "-") }
  var variable: String { "STOREFRONT_" + key.uppercased().replacing("-", with: "_") }
}

extension ServerOption {
  static let all = [
    ServerOption(key: "host", value: "address", help: "where to listen (127.0.0.1)") { text, settings in
      settings.host = text
      return !text.isEmpty
    },
    ServerOption(key: "port", value: "n", help: "the port, 0 for any that is free (8080)") { text, settings in
      guard let port = Int(text), (0...65_535).contains(port) else { return false }
      settings.port = port
      return true
    },
    ServerOption(
      key: "source",
      value: "source",
      help: "\(Composition.Configuration.Source.names) (embedded)"
    ) { text, settings in
      guard let source = Composition.Configuration.Source(text) else { return false }
      settings.source = source
      return true
    },
    ServerOption(key: "database", value: "file", help: "the embedded database (in your data folder)") {
      text,
      settings in
      settings.database = text
      return !text.isEmpty
    },
    ServerOption(key: "api-key", value: "key", help: "sent to a remote source") { text, settings in
      settings.apiKey = text
      return !text.isEmpty
    },
    ServerOption(key: "maximum-requests", value: "n", help: "requests at the same time (512)") { text, settings in
      guard let count = Int(text), (1...100_000).contains(count) else { return false }
      settings.maximumRequests = count
      return true
    },
    ServerOption(key: "request-timeout", value: "seconds", help: "how long a request may take (15)") { text, settings in
      guard let seconds = Int(text), (1...600).contains(seconds) else { return false }
      settings.requestTimeout = seconds
      return true
    },
    ServerOption(
      key: "maximum-live-sessions",
      value: "n",
      help: "pages that follow their screens at the same time, 0 for none (256)"
    ) { text, settings in
      guard let count = Int(text), (0...10_000).contains(count) else { return false }
      settings.live.sessions = count
      return true
    },
    ServerOption(
      key: "live-idle-timeout",
      value: "seconds",
      help: "how long they do so when nobody does anything (300)"
    ) { text, settings in
      guard let seconds = Int(text), (1...86_400).contains(seconds) else { return false }
      settings.live.idle = .seconds(seconds)
      return true
    },
    ServerOption(key: "live-timeout", value: "seconds", help: "how long they do so at the most (1800)") {
      text,
      settings in
      guard let seconds = Int(text), (1...86_400).contains(seconds) else { return false }
      settings.live.age = .seconds(seconds)
      return true
    },
    ServerOption(key: "log-level", value: "level", help: "debug, info, warning or error (info)") { text, settings in
      settings.logLevel = text
      return ["debug", "info", "warning", "error"].contains(text)
    },
  ]
}

extension ServerSettings {
  /// Why the settings cannot be used, in one sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads flags before variables, `STOREFRONT_PORT` for `--port`.
  ///
  /// - Parameter arguments: Without the program's name.
  init(arguments: [String], environment: [String: String]) throws {
    try Self.check(arguments)
    let reader = ConfigReader(providers: [
      CommandLineArgumentsProvider(arguments: ["storefront-server"] + arguments),
      EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "storefront"),
    ])
    for option in ServerOption.all {
      guard let value = reader.string(forKey: ConfigKey(option.key)) else { continue }
      guard option.apply(value, &self) else {
        throw Failure(description: "\(option.flag) (\(option.variable)) does not take “\(value)”: \(option.help).")
      }
    }
    if database != nil, source != .embedded {
      throw Failure(description: "--database goes with the embedded source, not with another.")
    }
  }

  /// The provider of flags passes over what nobody asks it for, so that a slip of the pen would go unnoticed.
  private static func check(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let flag = parts.first, ServerOption.all.contains(where: { $0.flag == flag }) else {
        throw Failure(description: "There is no option “\(argument)”; --help lists them.")
      }
      if parts.count == 1, rest.popFirst() == nil { throw Failure(description: "\(flag) needs a value.") }
    }
  }

  static var help: String {
    let names = ServerOption.all.map { "\($0.flag) <\($0.value)>" }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, ServerOption.all).map { name, option in
      "  " + name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + option.help
    }
    return """
      Storefront as web pages and as an API.

      usage: storefront-server [options]

      \(lines.joined(separator: "\n"))

      Each option can stand in the environment too: STOREFRONT_PORT for --port.

      """
  }
}
