import Crypto
import Cryptography
import Domain
import Foundation
import JWTKit

/// The keys that sign access tokens. The first one signs; the others still verify, so that a key can be replaced without
/// ending the tokens that it signed.
actor TokenKeys {
  struct Loaded: Sendable {
    let collection: JWTKeyCollection
    let signing: JWKIdentifier
    let all: Set<JWKIdentifier>
  }

  /// In bytes. RFC 7518, section 3.2: at least as long as the hash.
  static let length = 32

  private let read: @Sendable () async throws(DomainError) -> Secret
  private var loaded: Loaded?

  /// - Parameter read: Reads the keys, each as a line in base 64, when the first one is needed.
  init(_ read: @escaping @Sendable () async throws(DomainError) -> Secret) {
    self.read = read
  }

  func load() async throws(DomainError) -> Loaded {
    if let loaded { return loaded }
    guard let keys = Self.keys(in: try await read()) else { throw .refused(code: "tokenKeys", message: nil) }
    let collection = JWTKeyCollection()
    var ids: [JWKIdentifier] = []
    for key in keys {
      let id = JWKIdentifier(string: Data(SHA256.hash(data: key).prefix(8)).base64URL)
      await collection.add(hmac: HMACKey(from: key), digestAlgorithm: .sha256, kid: id)
      ids.append(id)
    }
    let new = Loaded(collection: collection, signing: ids[0], all: Set(ids))
    loaded = new
    return new
  }

  /// Nil if there is no key, or a line is not one.
  static func keys(in text: Secret) -> [Data]? {
    let lines = text.value.split(whereSeparator: \.isNewline)
    let keys = lines.compactMap { Data(base64Encoded: String($0)) }.filter { $0.count >= length }
    return keys.isEmpty || keys.count < lines.count ? nil : keys
  }

  static func make() -> Secret {
    let key = SymmetricKey(size: SymmetricKeySize(bitCount: length * 8))
    return Secret(key.withUnsafeBytes { Data($0) }.base64EncodedString())
  }
}
