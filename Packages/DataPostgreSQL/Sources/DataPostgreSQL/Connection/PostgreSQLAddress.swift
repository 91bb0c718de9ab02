import Foundation

/// Where a database is: `postgres://USER@HOST:PORT/DATABASE`, with libpq's parameters as the query
/// (https://www.postgresql.org/docs/current/libpq-connect.html). `postgres:///shop?host=/run/postgresql` is a local one.
///
/// `pool_max_conns=…` is how many connections a program has at most, as in pgx, Go's driver.
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

  /// How many connections a program has at most, if the address says so.
  private(set) var connections: Int?

  public init(_ text: String) throws(Problem) {
    guard let parts = URLComponents(string: text), ["postgres", "postgresql"].contains(parts.scheme) else {
      throw .notAnAddress
    }
    // A connection that the network has lost ends soon: while something is sent, and while it waits for notifications.
    var options = [
      "application_name": "storefront", "client_encoding": "UTF8", "connect_timeout": "5", "tcp_user_timeout": "10000",
      "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "2",
    ]
    for item in parts.queryItems ?? [] { options[item.name] = item.value ?? "" }
    guard parts.password == nil, options["password"] == nil, options["sslpassword"] == nil else { throw .hasPassword }
    if let text = options.removeValue(forKey: "pool_max_conns") {
      guard let number = Int(text), number > 0 else { throw .notAnAddress }
      connections = number
    }
    options["host"] = parts.host.flatMap { $0.isEmpty ? nil : $0 } ?? options["host"]
    options["port"] = parts.port.map(String.init) ?? options["port"]
    options["user"] = parts.user ?? options["user"]
    let database = parts.path.dropFirst()
    if !database.isEmpty { options["dbname"] = String(database) }
    // What crosses a network is encrypted, and comes from the host with that name, unless the address says otherwise.
    if options["sslmode"] == nil, !Self.isLoopback(options) { options["sslmode"] = "verify-full" }
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

  /// Whether all hosts are this machine's loopback interface. Without a host, the environment may name one; a socket has no
  /// certificate, and libpq asks for none.
  private static func isLoopback(_ options: [String: String]) -> Bool {
    guard let hosts = options["host"], options["hostaddr"] == nil, options["service"] == nil else { return false }
    return hosts.split(separator: ",").allSatisfy { ["localhost", "127.0.0.1", "::1", "[::1]"].contains($0) }
  }
}
