import Domain
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SignInAttemptsTests {
  private let clock = ManualDate()

  private func attempts() -> SignInAttempts {
    SignInAttempts(now: { [clock] in clock.now })
  }

  @Test func `refuses the eleventh attempt with a name, wherever it comes from`() async throws {
    let attempts = attempts()
    for number in 0..<10 { try await attempts.begin(name: "mira", origin: "\(number)") }

    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "mira", origin: "new") }
    try await attempts.begin(name: "omar", origin: "new")
  }

  @Test func `refuses the attempt after 300 from one origin, with any names and results`() async throws {
    let attempts = attempts()
    for number in 0..<300 {
      try await attempts.begin(name: number.isMultiple(of: 3) ? nil : "\(number)", origin: "here")
      await attempts.succeed(name: "\(number)")
    }

    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "new", origin: "here") }
    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(origin: "here") }
    try await attempts.begin(name: "new", origin: "there")
  }

  @Test func `begins again after a quarter of an hour`() async throws {
    let attempts = attempts()
    for _ in 0..<10 { try await attempts.begin(name: "mira", origin: "here") }
    clock.advance(by: 15 * 60 - 1)
    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "mira", origin: "here") }

    clock.advance(by: 1)
    try await attempts.begin(name: "mira", origin: "here")
  }

  @Test func `a success clears the name`() async throws {
    let attempts = attempts()
    for number in 0..<10 { try await attempts.begin(name: "mira", origin: "\(number)") }
    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "mira", origin: "new") }
    await attempts.succeed(name: "mira")

    await #expect(throws: Never.self) { try await attempts.begin(name: "mira", origin: "new") }
  }

  @Test func `an attempt that was not checked is no failure of the name, but one from its origin`() async throws {
    let attempts = attempts()
    for _ in 0..<290 {
      try await attempts.begin(name: "mira", origin: "here")
      await attempts.withdraw(name: "mira")
    }
    await attempts.withdraw(name: "mira")
    for _ in 0..<10 { try await attempts.begin(name: "mira", origin: "here") }

    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "mira", origin: "there") }
    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "omar", origin: "here") }
  }

  @Test func `attempts at the same time are counted`() async {
    let attempts = attempts()
    let allowed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask { (try? await attempts.begin(name: "mira", origin: "here")) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(allowed == 10)
  }
}
