import Composition
import Domain
import Foundation
import Hummingbird

extension ServerApplication {
  /// The pages of people; nil if this server has no accounts.
  func personalRoutes(_ renderer: PageRenderer) -> PersonalRoutes? {
    guard useCases.hasAccounts else { return nil }
    return PersonalRoutes(
      useCases: useCases,
      renderer: renderer,
      deadline: deadline,
      cryptography: cryptography,
      publicAddress: settings.publicAddress,
      live: live
    )
  }

  /// Adds the pages and the API of accounts.
  func addAccounts(_ pages: PersonalRoutes, to router: Router<ServerContext>) throws {
    let useCases = useCases
    pages.add(to: router)
    let keys = try settings.tokenKeys { () async throws(DomainError) in
      try await useCases.tokenKey(orMake: TokenKeys.make)
    }
    let api = AccountAPI(
      useCases: useCases,
      deadline: deadline,
      cryptography: cryptography,
      signer: JWTSigner(keys: keys, issuer: settings.publicAddress?.origin ?? "storefront-server", now: now)
    )
    api.add(to: router)
    PersonalAPI(accounts: api).add(to: router)
    FavouriteAPIRoutes(accounts: api).add(to: router)
  }
}

extension ServerSettings {
  /// The keys that sign the tokens of the API.
  ///
  /// - Parameter make: Finds or makes one, for an operator who has given none.
  /// - Throws: ``Failure`` if the operator's file has no keys. It quotes nothing of the file.
  func tokenKeys(orMake make: @escaping @Sendable () async throws(DomainError) -> Secret) throws -> TokenKeys {
    guard let path = tokenKeys else { return TokenKeys(make) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(ServerOption.tokenKeys.flag): “\(path)” cannot be read.")
    }
    let keys = Secret(String(decoding: data, as: UTF8.self))
    guard TokenKeys.keys(in: keys) != nil else {
      let rule = "needs a key in each line: \(TokenKeys.length) random bytes or more in base 64"
      throw Failure(description: "\(ServerOption.tokenKeys.flag): “\(path)” \(rule).")
    }
    return TokenKeys { keys }
  }
}
