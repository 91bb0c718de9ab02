import Data
public import Domain
public import Presentation

extension JSONResponse {
  /// An account.
  ///
  /// - Parameter session: The tokens of a session that has just begun.
  public init(_ account: Account, session: Secret? = nil) {
    self.init(AccountJSON(account, session: session), freshness: .fresh)
  }

  /// The new tokens of a session.
  public init(tokens session: Secret) {
    self.init(TokenPairJSON(session), freshness: .fresh)
  }
}

extension DIContainer {
  /// Who is signed in; nil if the source has no accounts.
  public func accountDocument() async throws(DomainError) -> JSONResponse? {
    guard let authUseCase else { return nil }
    return JSONResponse(try await authUseCase.account())
  }
}

extension ValidationError {
  /// The problems for programs and in words: the member `errors` of problem documents (RFC 9457, section 3).
  public func json(_ localization: Localization) -> JSONResponse {
    JSONResponse(
      problems.map { FieldProblemJSON($0, detail: localization.sentence($0.rule)) },
      freshness: .fresh
    )
  }
}
