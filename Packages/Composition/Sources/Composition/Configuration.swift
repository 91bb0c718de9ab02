import Data
public import Foundation

#if PostgreSQL
  public import DataPostgreSQL
#endif

/// What a host decides before it builds a ``DIContainer``.
public struct Configuration: Sendable {
  /// Where the data comes from.
  public enum Source: Hashable, Sendable {
    /// The database on this machine.
    case embedded

    /// A REST API under this URL.
    case remote(URL)

    #if PostgreSQL
      /// The database at an address such as `postgres://HOST/NAME`.
      case postgreSQL(PostgreSQLAddress)
    #endif

    #if DEBUG
      /// Made-up data, in debug builds only.
      case mock
    #endif
  }

  public var source: Source

  /// The file of the program's own database; nil for one in the user's data folder.
  public var databasePath: String?

  /// The file of the cache of remote responses; nil for the user's cache folder.
  public var cachePath: String?

  /// Sent to a remote API as `X-Api-Key`.
  public var apiKey: String?

  /// How long one attempt at a remote request may take, in seconds.
  public var timeout: TimeInterval

  /// Whether several requests are served at the same time, as a server does.
  public var isConcurrent: Bool

  #if PostgreSQL
    /// Gets the reason whenever no connection to the database can be opened.
    public var connectionFailed: @Sendable (String) -> Void = { _ in }
  #endif

  public init(
    source: Source = .embedded,
    databasePath: String? = nil,
    cachePath: String? = nil,
    apiKey: String? = nil,
    timeout: TimeInterval = 10,
    isConcurrent: Bool = false
  ) {
    self.source = source
    self.databasePath = databasePath
    self.cachePath = cachePath
    self.apiKey = apiKey
    self.timeout = timeout
    self.isConcurrent = isConcurrent
  }

  var connections: LocalDatabase.Connections { isConcurrent ? .pool : .single }
}

extension Configuration.Source {
  /// Reads a source as it stands on a command line: `embedded`, `http://…`, `https://…`, or `mock` in a debug build.
  public init?(_ text: String) {
    if let url = Self.webAddress(text) {
      self = .remote(url)
      return
    }
    #if PostgreSQL
      if let address = try? PostgreSQLAddress(text) {
        self = .postgreSQL(address)
        return
      }
    #endif
    switch text {
    case "embedded": self = .embedded
    #if DEBUG
      case "mock": self = .mock
    #endif
    default: return nil
    }
  }

  private static func webAddress(_ text: String) -> URL? {
    guard
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty
    else { return nil }
    return url
  }

  /// The sources that this build knows, for messages.
  public static var names: String {
    var names = ["embedded"]
    #if DEBUG
      names.append("mock")
    #endif
    names.append("an http(s) URL")
    #if PostgreSQL
      names.append("a postgres:// URL without a password")
    #endif
    return names.joined(separator: " or ")
  }
}
