import Data
import Domain
import Mocks
import TestSupport
import Testing

@testable import Server

/// Addresses of a server, as a program on another machine reads and changes them.
@Suite(.timeLimit(.minutes(10)))
struct EditableDeviceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a test with the repositories of people on their own devices.
  private func serve(
    _ test: (_ device: (_ name: String) async throws -> any AddressRepository) async throws -> Void
  ) async throws {
    try await ServerApplication.withAccounts(in: folder).serveAPI { service in
      try await test { name in
        let accounts = AuthRemoteRepository(service: service)
        let credentials = try Credentials(newUsername: name, password: Secret("correct horse"))
        let signedIn: SignedIn
        do { signedIn = try await accounts.register(credentials) } catch DomainError.invalid {
          signedIn = try await accounts.signIn(credentials)
        }
        let sessions = MockSessionStore()
        await sessions.store(signedIn.token)
        let tokens = AccessTokens(sessions, renewedBy: accounts)
        return EditableRemoteRepository<AddressJSON>(service: AuthorizedService(service, tokens))
      }
    }
  }

  private func values(_ name: String, city: String = "Hamburg", isDefault: Bool = false) throws -> Address.Values {
    try Address.fixture(recipient: name, city: city, isDefault: isDefault).values
  }

  private func list(_ repository: any AddressRepository, _ text: String = "") async throws -> [Address] {
    try await repository.page(matching: AddressQuery(text: SearchText(text)), policy: .useCache).value.items
  }

  @Test func `two devices of a person see the same`() async throws {
    try await serve { device in
      let (phone, laptop) = (try await device("mira"), try await device("mira"))
      let home = try await phone.create(values("Home"), key: "1")
      #expect(home.version == 1 && home.values.isDefault)
      #expect(try await phone.create(values("Home"), key: "1") == home)
      #expect(try await list(laptop) == [home])

      let changed = try await laptop.update(home.id, version: 1, to: values("Home", city: "Kiel", isDefault: true))
      #expect(changed.version == 2)
      #expect(try await laptop.update(home.id, version: 1, to: changed.values) == changed)
      await #expect(throws: DomainError.conflict) {
        try await phone.update(home.id, version: 1, to: values("Home", city: "Bremen", isDefault: true))
      }
      #expect(try await phone.item(id: home.id, policy: .reload).value == changed)

      let office = try await phone.create(values("Office", isDefault: true), key: "2")
      #expect(try await list(laptop).map(\.id) == [office.id, home.id])
      #expect(try await list(laptop, "kiel").map(\.version) == [3])
      await #expect(throws: DomainError.conflict) { try await laptop.delete(home.id, version: 2) }
      try await laptop.delete(home.id, version: 3)
      try await laptop.delete(home.id, version: 3)
      await #expect(throws: DomainError.notFound) { try await phone.item(id: home.id, policy: .reload) }
      await #expect(throws: DomainError.notFound) {
        try await phone.update(home.id, version: 3, to: changed.values)
      }
    }
  }

  @Test func `another person finds nothing`() async throws {
    try await serve { device in
      let home = try await device("mira").create(values("Home"), key: "1")
      let other = try await device("noah")
      #expect(try await list(other).isEmpty)
      #expect(try await other.create(values("Home"), key: "1").id != home.id)
      await #expect(throws: DomainError.notFound) { try await other.item(id: home.id, policy: .reload) }
      await #expect(throws: DomainError.notFound) {
        try await other.update(home.id, version: 1, to: values("Mine"))
      }
    }
  }

  @Test func `of changes and creations at the same time, one is made`() async throws {
    try await serve { device in
      let devices = [try await device("mira"), try await device("mira")]
      let values = try (0..<8).map { try self.values("Name \($0)", isDefault: true) }
      let home = try await devices[0].create(values[0], key: "1")
      let made = try await withThrowingTaskGroup { group in
        for (index, changed) in values.enumerated().dropFirst() {
          group.addTask { () async throws -> Bool in
            _ = try await devices[index % 2].create(values[0], key: "1")
            do { _ = try await devices[index % 2].update(home.id, version: 1, to: changed) } catch DomainError.conflict
            {
              return false
            }
            return true
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(made == 1)
      #expect(try await list(devices[1]).map(\.version) == [2])
    }
  }

  @Test func `without a session, everything needs a sign-in`() async throws {
    try await ServerApplication.withAccounts(in: folder).serveAPI { service in
      let tokens = TokenPair(access: Secret("ended"), refresh: Secret("ended")).session
      for session in [nil, tokens] {
        let sessions = MockSessionStore(token: session)
        let renewing = AccessTokens(sessions, renewedBy: AuthRemoteRepository(service: service))
        let repository = EditableRemoteRepository<AddressJSON>(service: AuthorizedService(service, renewing))
        await #expect(throws: DomainError.signInRequired) { try await list(repository) }
        let values = try values("A")
        await #expect(throws: DomainError.signInRequired) { try await repository.create(values, key: "1") }
        await #expect(throws: DomainError.signInRequired) { try await repository.update("1", version: 1, to: values) }
        await #expect(throws: DomainError.signInRequired) { try await repository.delete("1", version: 1) }
      }
    }
  }

  @Test func `there may be so many and no more`() async throws {
    try await serve { device in
      let repository = try await device("mira")
      for number in 1...Address.limit { _ = try await repository.create(values("A"), key: "\(number)") }
      await #expect(throws: DomainError.limitReached(Address.limit)) {
        try await repository.create(values("A"), key: "more")
      }
      let query = AddressQuery(page: PageRequest(number: 5, size: 20))
      let last = try await repository.page(matching: query, policy: .useCache).value
      #expect(last.items.count == 20)
      #expect(last.total == .exactly(Address.limit))
    }
  }
}
