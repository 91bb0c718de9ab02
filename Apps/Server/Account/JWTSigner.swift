import Domain
import Foundation
import JWTKit

/// Access tokens as JWTs (RFC 7519) with HMAC SHA-256 (RFC 7518, section 3.2). Only this server reads them, so no public key
/// is needed.
struct JWTSigner: AccessTokenSigner {
  private static let algorithm = "HS256"

  /// RFC 9068, section 2.1.
  private static let type = "at+jwt"
  private static let audience = "storefront-api"

  /// In seconds. A stolen token can be used no longer than that.
  static let lifetime: TimeInterval = 10 * 60

  private let keys: TokenKeys

  /// Who signs: the address of the server.
  private let issuer: String
  private let now: @Sendable () -> Date

  init(keys: TokenKeys, issuer: String, now: @escaping @Sendable () -> Date = { Date() }) {
    self.keys = keys
    self.issuer = issuer
    self.now = now
  }

  func sign(_ claims: AccessClaims) async throws(DomainError) -> Secret {
    let (keys, now) = (try await keys.load(), now())
    let payload = Payload(
      iss: IssuerClaim(value: issuer),
      aud: AudienceClaim(value: [Self.audience]),
      sub: SubjectClaim(value: claims.account),
      iat: IssuedAtClaim(value: now),
      exp: ExpirationClaim(value: now.addingTimeInterval(Self.lifetime)),
      sid: claims.session,
      rid: claims.refresh
    )
    do {
      var header = JWTHeader()
      header.alg = Self.algorithm
      header.typ = Self.type
      return Secret(try await keys.collection.sign(payload, kid: keys.signing, header: header))
    } catch {
      // The error may have the claims.
      throw .refused(code: "jwt", message: nil)
    }
  }

  func claims(of token: Secret) async throws(DomainError) -> AccessClaims {
    let (keys, now) = (try await keys.load(), now())
    do {
      // The library would try a token without a known key with the first key, and ignores the algorithm of the header.
      let header = try DefaultJWTParser().parse(Array(token.value.utf8), as: Payload.self).header
      guard
        header.alg == Self.algorithm, header.typ == Self.type, header.crit == nil,
        let kid = header.kid.map(JWKIdentifier.init(string:)), keys.all.contains(kid)
      else { throw DomainError.signInRequired }
      let payload = try await keys.collection.verify(token.value, as: Payload.self)
      try payload.exp.verifyNotExpired(currentDate: now)
      try payload.aud.verifyIntendedAudience(includes: Self.audience)
      guard payload.iss.value == issuer else { throw DomainError.signInRequired }
      return AccessClaims(account: payload.sub.value, session: payload.sid, refresh: payload.rid)
    } catch {
      throw .signInRequired
    }
  }

  private struct Payload: JWTPayload {
    let iss: IssuerClaim
    let aud: AudienceClaim
    let sub: SubjectClaim
    let iat: IssuedAtClaim
    let exp: ExpirationClaim

    /// The digest of the session.
    let sid: String

    /// The digest of the refresh token that was issued with it.
    let rid: String

    /// ``JWTSigner`` does, with its own clock.
    func verify(using algorithm: some JWTAlgorithm) {}
  }
}
