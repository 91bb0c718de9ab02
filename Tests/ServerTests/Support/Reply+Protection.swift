extension Reply {
  /// The headers of every response, by which browsers load nothing from other hosts and run no inline scripts.
  static let protection: [String: String] = [
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
      + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  ]

  /// Those of these headers that the response has.
  var protection: [String: String] {
    Self.protection.keys.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}
