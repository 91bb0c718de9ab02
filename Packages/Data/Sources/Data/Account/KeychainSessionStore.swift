#if canImport(Security)
  public import Domain
  import Foundation
  import Security

  /// A session in the keychain of an Apple platform: the token of one source, such as a server or a database. It is on this
  /// device only, and readable after the device was unlocked once.
  public struct KeychainSessionStore: SessionStore {
    private let source: String
    private let lock: SessionLock

    public init(source: String) {
      self.source = source
      lock = SessionLock(file: SecretFile(path: "\(DatabaseLocation.userStateFolder)/session-\(source.fileHash)"))
    }

    public func token() async throws(DomainError) -> Secret? {
      var query = item
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess else { throw .storage(.other(code: String(status))) }
      return (found as? Data).flatMap { String(bytes: $0, encoding: .utf8) }.map { Secret($0) }
    }

    public func store(_ token: Secret?) async throws(DomainError) {
      guard let token else { return try check(SecItemDelete(item as CFDictionary), or: errSecItemNotFound) }
      let values: [CFString: Any] = [
        kSecValueData: Data(token.value.utf8),
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      let status = SecItemUpdate(item as CFDictionary, values as CFDictionary)
      guard status == errSecItemNotFound else { return try check(status) }
      try check(SecItemAdd(item.merging(values) { $1 } as CFDictionary, nil))
    }

    /// The keychain has no lock, so processes that renew a token at the same time take that of a file.
    public func update<Value: Sendable>(
      _ change: @Sendable (Secret?) async throws(DomainError) -> SessionChange<Value>
    ) async throws(DomainError) -> Value {
      try await lock.whileHeld { () async throws(DomainError) in try await updateUnlocked(change) }
    }

    private var item: [CFString: Any] {
      [kSecClass: kSecClassGenericPassword, kSecAttrService: DatabaseLocation.folderName, kSecAttrAccount: source]
    }

    private func check(_ status: OSStatus, or allowed: OSStatus = errSecSuccess) throws(DomainError) {
      guard status == errSecSuccess || status == allowed else { throw .storage(.other(code: String(status))) }
    }
  }
#endif
