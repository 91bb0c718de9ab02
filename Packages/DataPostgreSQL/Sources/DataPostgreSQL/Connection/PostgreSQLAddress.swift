import Foundation

/// Where a database is: `postgres://USER@HOST:PORT/DATABASE`, with libpq's parameters as the query
/// (https://www.postgresql.org/docs/current/libpq-connect.html). `postgres:///shop?host=/run/postgresql` is a local one.
///
/// A password comes from a file (`passfile=…`, else `~/.pgpass`) or from the environment (`PGPASSWORD`), where no list of
/// processes shows it.
public struct PostgreSQLAddress: Hashable, Sendable {
  /// Why a text is no address.
  public enum Problem: Error {
    case notAnAddress

    /// A list of processes would show the password.
    case hasPassword
  }

  /// What libpq is given.
  private(set) var options: [String: String]

  public init(_ text: String) throws(Problem) {
    guard let parts = URLComponents(string: text), ["postgres", "postgresql"].contains(parts.scheme) else {
      throw .notAnAddress
    }
    // A connection that the network has lost ends after ten seconds, also while something is sent.
    var options = [
      "application_name": "storefront", "client_encoding": "UTF8", "connect_timeout": "5", "tcp_user_timeout": "10000",
    ]
    for item in parts.queryItems ?? [] { options[item.name] = item.value ?? "" }
    guard parts.password == nil, options["password"] == nil else { throw .hasPassword }
    options["host"] = parts.host.flatMap { $0.isEmpty ? nil : $0 } ?? options["host"]
    options["port"] = parts.port.map(String.init) ?? options["port"]
    options["user"] = parts.user ?? options["user"]
    let database = parts.path.dropFirst()
    if !database.isEmpty { options["dbname"] = String(database) }
    // What crosses a network is encrypted, and comes from the host with that name, unless the address says otherwise.
    if options["sslmode"] == nil, let host = options["host"], !Self.isHere(host) { options["sslmode"] = "verify-full" }
    self.options = options
  }

  /// The same database, with a setting for each session (https://www.postgresql.org/docs/current/runtime-config.html).
  public func adding(_ setting: String, _ value: String) -> PostgreSQLAddress {
    var address = self
    address.options["options"] = [options["options"], "-c \(setting)=\(value)"].compactMap(\.self).joined(
      separator: " "
    )
    return address
  }

  /// The host and the database, for messages and for what is kept for this source.
  public var name: String { "postgres://\(options["host"] ?? "")/\(options["dbname"] ?? "")" }

  /// Whether a host is this machine: the folder of a socket, or the loopback interface.
  private static func isHere(_ host: String) -> Bool {
    host.hasPrefix("/") || host.hasPrefix("@") || ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
  }
}
