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

  @Test func `refuses the hundred and first attempt from one place, whatever the name`() async throws {
    let attempts = attempts()
    for number in 0..<100 { try await attempts.begin(name: "\(number)", origin: "here") }

    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "new", origin: "here") }
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

  @Test func `a success clears the name and counts for nothing`() async throws {
    let attempts = attempts()
    for _ in 0..<1_000 {
      try await attempts.begin(name: "mira", origin: "here")
      await attempts.succeed(name: "mira", origin: "here")
    }
  }

  @Test func `a guesser with an account does not begin again by signing in to it`() async throws {
    let attempts = attempts()
    for number in 0..<99 {
      try await attempts.begin(name: "\(number)", origin: "here")
      try await attempts.begin(name: "mine", origin: "here")
      await attempts.succeed(name: "mine", origin: "here")
    }
    try await attempts.begin(name: "last", origin: "here")

    await #expect(throws: DomainError.tooManyAttempts) { try await attempts.begin(name: "mine", origin: "here") }
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
