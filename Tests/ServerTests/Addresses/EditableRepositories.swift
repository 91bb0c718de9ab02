import Data
import Domain
import Foundation
import Mocks
import TestSupport

@testable import Composition
@testable import Server

/// Every implementation of the port of items that people change, for tests of what all of them promise.
enum EditableRepositories: CaseIterable, Sendable {
  case mock

  /// SQLite over one connection, and over several.
  case local, localPool

  /// What a server and an app are composed of.
  case composed

  /// The API of a server.
  case http

  /// What an app in front of a server is composed of.
  case composedRemote

  #if PostgreSQL
    case postgreSQL
  #endif

  /// The repositories of a test. All have the same items.
  struct People {
    /// The repository of the person with a name, on another device each time.
    let person: @Sendable (_ name: String) async throws -> any AddressRepository

    /// Repositories without a person who is signed in.
    let nobody: [any AddressRepository]

    /// Whether deleting what is gone is an error. To a client of a server, it may be what an earlier call has done.
    var misses = true
  }

  /// Runs a test with people who have no items yet.
  func run(_ test: (People) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    let none: @Sendable () async throws(DomainError) -> Account.ID = { () throws(DomainError) in throw .signInRequired }
    switch self {
    case .mock:
      let settings = MockSettings(items: .empty)
      let nobody = MockEditableRepository<Address>(settings, owner: none)
      try await test(People(person: { name in MockEditableRepository(settings) { name } }, nobody: [nobody]))
    case .local, .localPool:
      let database = LocalDatabase.storefront(
        at: folder.path("addresses.sqlite"),
        connections: self == .local ? .single : .pool
      )
      let accounts = AuthLocalRepository(
        database: database,
        cryptography: MockCryptography(),
        signer: nil,
        attempts: MockSignInAttempts(),
        origin: "here"
      )
      let nobody = EditableLocalRepository<AddressJSON>(database: database, owner: none)
      let person: @Sendable (String) async throws -> any AddressRepository = { name in
        let id = try await Self.signIn(name, accounts).account.id
        return EditableLocalRepository<AddressJSON>(database: database) { id }
      }
      try await test(People(person: person, nobody: [nobody, NoAccountRepository<Address>()]))
    case .composed:
      try await test(
        .composed { sessions in
          DIContainer.live(Configuration(databasePath: folder.path("addresses.sqlite"))).keepingAccounts(in: sessions)
        }
      )
    #if PostgreSQL
      case .postgreSQL:
        let container = DIContainer.live(try await .postgreSQL())
        try await test(.composed { container.keepingAccounts(in: $0) })
    #endif
    case .composedRemote:
      try await ServerApplication.withAccounts(in: folder).serveApp(in: folder) { app in
        try await test(.composed(misses: false) { app.with(AccountAccess(sessions: $0)) })
      }
    case .http:
      try await ServerApplication.withAccounts(in: folder).serveAPI { service in
        let accounts = AuthRemoteRepository(service: service)
        let repository: @Sendable (Secret?) -> any AddressRepository = { token in
          let tokens = AccessTokens(MockSessionStore(token: token), renewedBy: accounts)
          return EditableRemoteRepository<AddressJSON>(service: AuthorizedService(service, tokens))
        }
        let ended = TokenPair(access: Secret("ended"), refresh: Secret("ended")).session
        let person: @Sendable (String) async throws -> any AddressRepository = { name in
          repository(try await Self.signIn(name, accounts).token)
        }
        try await test(People(person: person, nobody: [nil, ended].map(repository), misses: false))
      }
    }
  }

  fileprivate static func signIn(_ name: String, _ accounts: some AuthRepository) async throws -> SignedIn {
    let credentials = try Credentials(newUsername: name, password: Secret("correct horse"))
    do { return try await accounts.register(credentials) } catch DomainError.invalid {
      return try await accounts.signIn(credentials)
    }
  }
}

extension EditableRepositories.People {
  /// - Parameter container: Makes the use cases of the person whose session a store has.
  fileprivate static func composed(
    misses: Bool = true,
    _ container: @escaping @Sendable (any SessionStore) -> DIContainer
  ) -> Self {
    let person: @Sendable (String) async throws -> any AddressRepository = { name in
      let sessions = MockSessionStore()
      let composed = container(sessions)
      if let accounts = composed.person?.repository {
        await sessions.store(try await EditableRepositories.signIn(name, accounts).token)
      }
      return composed.addressRepository
    }
    return Self(person: person, nobody: [container(MockSessionStore()).addressRepository], misses: misses)
  }
}
