import Crypto
import CryptoExtras
public import Domain
public import Foundation

/// Passwords with scrypt (RFC 7914), tokens with the system's random numbers and SHA-256.
///
/// A hash is stored in the PHC string format, which contains its parameters:
/// `$scrypt$ln=15,r=8,p=3$SALT$KEY` (https://github.com/P-H-C/phc-string-format).
public struct ScryptCryptography: AccountCryptography {
  /// What makes a guess expensive.
  public struct Parameters: Equatable, Sendable {
    /// The binary logarithm of the number of rounds.
    let logarithm: Int
    let blockSize: Int
    let parallelism: Int

    /// 32 MiB and three passes: OWASP Password Storage Cheat Sheet, scrypt.
    public static let recommended = Parameters(logarithm: 15, blockSize: 8, parallelism: 3)

    public init(logarithm: Int, blockSize: Int, parallelism: Int) {
      self.logarithm = logarithm
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// What another hash may ask for: at most 128 MiB, so that a damaged database cannot use up the memory.
    var isAcceptable: Bool {
      (1...17).contains(logarithm) && (8...32).contains(blockSize) && (1...16).contains(parallelism)
        && 128 * blockSize << logarithm <= 128 << 20
    }
  }

  private static let saltLength = 16
  private static let keyLength = 32

  public let parameters: Parameters
  private let threads: ComputingThreads

  public init(_ parameters: Parameters = .recommended, on threads: ComputingThreads = ComputingThreads()) {
    self.parameters = parameters
    self.threads = threads
  }

  public func hash(_ password: Secret) async throws(DomainError) -> String {
    let salt = Self.random(Self.saltLength)
    let key = try await key(password, salt: salt, parameters)
    return PasswordHash(parameters: parameters, salt: salt, key: key).text
  }

  public func check(_ password: Secret, against hash: String?) async throws(DomainError) -> PasswordCheck {
    guard let hash = hash.flatMap(PasswordHash.init) else {
      _ = try await key(password, salt: Self.random(Self.saltLength), parameters)
      return .wrong
    }
    let found = try await key(password, salt: hash.salt, hash.parameters)
    // The comparison of authentication codes takes the same time wherever the first difference is.
    let secret = SymmetricKey(size: .bits256)
    let code = HMAC<SHA256>.authenticationCode(for: found, using: secret)
    guard HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: hash.key, using: secret) else { return .wrong }
    return hash.parameters == parameters ? .right : .rightWithOldHash
  }

  public func makeToken() -> Secret { Secret(Self.random(32).base64URL) }

  public func digest(of token: Secret) -> String { Data(SHA256.hash(data: Data(token.value.utf8))).base64URL }

  /// It takes a good part of a second, unless no one waits for it any more.
  private func key(_ password: Secret, salt: Data, _ parameters: Parameters) async throws(DomainError) -> Data {
    // The same characters can be typed as different code points (NIST SP 800-63B, 5.1.1.2).
    let bytes = Data(password.value.precomposedStringWithCompatibilityMapping.utf8)
    let found: Data?
    do {
      found = try await threads.run {
        let key = try? KDF.Scrypt.deriveKey(
          from: bytes,
          salt: salt,
          outputByteCount: Self.keyLength,
          rounds: 1 << parameters.logarithm,
          blockSize: parameters.blockSize,
          parallelism: parameters.parallelism
        )
        return key?.withUnsafeBytes { Data($0) }
      }
    } catch {
      throw .cancelled
    }
    guard let key = found else { throw .refused(code: "scrypt", message: nil) }
    return key
  }

  private static func random(_ count: Int) -> Data {
    SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
  }
}

/// What is stored in place of a password.
private struct PasswordHash {
  let parameters: ScryptCryptography.Parameters
  let salt: Data
  let key: Data

  var text: String {
    let numbers = "ln=\(parameters.logarithm),r=\(parameters.blockSize),p=\(parameters.parallelism)"
    return "$scrypt$\(numbers)$\(salt.unpaddedBase64)$\(key.unpaddedBase64)"
  }

  init(parameters: ScryptCryptography.Parameters, salt: Data, key: Data) {
    self.parameters = parameters
    self.salt = salt
    self.key = key
  }

  /// Nil if the text has another form.
  init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt" else { return nil }
    let numbers = parts[2].split(separator: ",").map { $0.split(separator: "=") }
    guard numbers.map(\.first) == ["ln", "r", "p"] else { return nil }
    let values = numbers.compactMap { $0.last.flatMap { Int($0) } }
    guard
      values.count == 3, let salt = Data(unpaddedBase64: parts[3]), let key = Data(unpaddedBase64: parts[4]),
      !salt.isEmpty, !key.isEmpty
    else { return nil }
    let parameters = ScryptCryptography.Parameters(logarithm: values[0], blockSize: values[1], parallelism: values[2])
    guard parameters.isAcceptable else { return nil }
    self.init(parameters: parameters, salt: salt, key: key)
  }
}

extension Data {
  fileprivate var unpaddedBase64: String { base64EncodedString().replacing("=", with: "") }

  /// Base 64 with the alphabet for addresses and cookies (RFC 4648, section 5).
  public var base64URL: String { unpaddedBase64.replacing("+", with: "-").replacing("/", with: "_") }

  fileprivate init?(unpaddedBase64 text: String) {
    self.init(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
  }
}
