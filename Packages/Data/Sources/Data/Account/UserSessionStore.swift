public import Domain

/// Where a program keeps its user's session: the keychain on Apple platforms, elsewhere a file.
///
/// - Parameter source: What the session is for, such as a server's address. Each source has a session of its own.
public func userSessionStore(for source: String) -> any SessionStore {
  #if canImport(Security)
    KeychainSessionStore(source: source)
  #else
    FileSessionStore(source: source)
  #endif
}
