import Composition
import Foundation

/// A setting, by the key of its flag and its environment variable.
enum ServerOption: String, CaseIterable {
  case host, port, source, database
  case publicAddress = "public-address"
  case clientHeader = "client-header"
  case tokenKeys = "token-keys"
  case apiKey = "api-key"
  case maximumRequests = "maximum-requests"
  case requestTimeout = "request-timeout"
  case drain
  case maximumLiveSessions = "maximum-live-sessions"
  case liveIdleTimeout = "live-idle-timeout"
  case liveTimeout = "live-timeout"
  case logLevel = "log-level"
  case metrics, traces
  case flags, analytics

  var flag: String { "--" + rawValue }
  var variable: String { "STOREFRONT_" + rawValue.uppercased().replacing("-", with: "_") }

  /// The name of the value, and what it decides.
  var help: (value: String, text: String) {
    switch self {
    case .host: ("address", "where to listen (127.0.0.1)")
    case .port: ("n", "the port, 0 for any free one (8080)")
    case .source: ("source", "\(Configuration.Source.names) (embedded)")
    case .database: ("file", "the embedded database (in your data folder)")
    case .publicAddress: ("url", "how browsers reach the server; https makes its cookies secure")
    case .clientHeader: ("name", "where a proxy says whose request it is, such as X-Real-IP (nowhere)")
    case .tokenKeys: ("file", "the keys of the API's tokens, one a line (made beside the database)")
    case .apiKey: ("key", "sent to a remote source")
    case .maximumRequests: ("n", "requests at the same time (512)")
    case .requestTimeout: ("seconds", "how long a request may take (15)")
    case .drain: ("seconds", "how long the server goes on, not ready, when it is told to end (0)")
    case .maximumLiveSessions: ("n", "live sessions at the same time, 0 for none (256)")
    case .liveIdleTimeout: ("seconds", "how long a live session lasts without an action (300)")
    case .liveTimeout: ("seconds", "how long a live session lasts at most (1800)")
    case .logLevel: ("level", "debug, info, warning or error (info)")
    case .metrics: ("switch", "on or off: whether /metrics says what the server counts (on)")
    case .traces: ("file", "where the spans of requests and SQL statements are written, one a line (nowhere)")
    case .flags: ("names", "flags to turn on, or off with a minus: \(FlagSettings.names)")
    case .analytics: ("file", "analytics events are appended here as lines of JSON (none)")
    }
  }
}

extension ServerOption {
  /// Opens the option's file to append to it. It is made if necessary, for its owner only.
  ///
  /// - Throws: ``ServerSettings/Failure`` if nothing can be appended there, as to a pipe without a reader.
  func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw ServerSettings.Failure(description: "\(flag): “\(path)” cannot be written.") }
    // Only opening a pipe without a reader must not wait.
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
