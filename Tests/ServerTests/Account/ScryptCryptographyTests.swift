import Domain
import Testing

@testable import Cryptography

@Suite(.timeLimit(.minutes(10)))
struct ScryptCryptographyTests {
  private let cheap = ScryptCryptography(.init(logarithm: 4, blockSize: 8, parallelism: 1))
  private let password = Secret("correct horse")

  @Test func `a hash has its parameters and a salt, and no password`() async throws {
    let hashes = [try await cheap.hash(password), try await cheap.hash(password)]

    #expect(hashes[0] != hashes[1])
    for hash in hashes {
      #expect(hash.wholeMatch(of: /\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+\/]{22}\$[A-Za-z0-9+\/]{43}/) != nil)
      #expect(try await cheap.check(password, against: hash) == .right)
      #expect(try await cheap.check(Secret("Correct horse"), against: hash) == .wrong)
    }
  }

  /// RFC 7914, section 12, the second test vector: the first half of its key, as scrypt begins shorter keys in the same way.
  @Test func `equals the published test vector`() async throws {
    let hash = "$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI"
    #expect(try await cheap.check(Secret("password"), against: hash) == .rightWithOldHash)
  }

  @Test func `a hash with other parameters is right, and old`() async throws {
    let old = try await ScryptCryptography(.init(logarithm: 3, blockSize: 8, parallelism: 1)).hash(password)
    #expect(try await cheap.check(password, against: old) == .rightWithOldHash)
    #expect(try await cheap.check(Secret("wrong"), against: old) == .wrong)
  }

  @Test(arguments: [
    nil, "", "correct horse", "$scrypt$ln=4,r=8,p=1$$", "$scrypt$ln=40,r=8,p=1$c2FsdA$a2V5",
    "$scrypt$ln=4,r=99999999,p=1$c2FsdA$a2V5", "$scrypt$ln=-1,r=8,p=1$c2FsdA$a2V5", "$2b$10$abc",
    "$scrypt$ln=4,r=8$c2FsdA$a2V5", "$scrypt$ln=17,r=16,p=1$c2FsdA$a2V5", "$scrypt$ln=4,r=8,p=1$!$?",
  ])
  func `what is no hash, or none that can be afforded, matches no password`(hash: String?) async throws {
    #expect(try await cheap.check(password, against: hash) == .wrong)
  }

  /// Otherwise the time of a response would tell which names exist.
  @Test(arguments: [nil, "none", "$scrypt$ln=40,r=8,p=1$c2FsdA$a2V5"])
  func `what matches no password takes as much work as a wrong one`(hash: String?) async throws {
    let threads = ComputingThreads()
    let cryptography = ScryptCryptography(cheap.parameters, on: threads)
    let stored = try await cryptography.hash(password)
    #expect(await threads.count == 1)
    #expect(try await cryptography.check(Secret("wrong"), against: stored) == .wrong)
    #expect(await threads.count == 2)
    #expect(try await cryptography.check(password, against: hash) == .wrong)
    #expect(await threads.count == 3)
  }

  @Test func `the same characters are the same password, however they are typed`() async throws {
    let hash = try await cheap.hash(Secret("caf\u{E9} \u{FF11}"))
    #expect(try await cheap.check(Secret("cafe\u{301} 1"), against: hash) == .right)
  }

  @Test func `tokens differ, and digests depend on nothing else`() {
    let tokens = Set((0..<1_000).map { _ in cheap.makeToken() })
    #expect(tokens.count == 1_000)
    #expect(tokens.allSatisfy { $0.value.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil })
    #expect(Set(tokens.map(cheap.digest)).count == 1_000)
    #expect(cheap.digest(of: Secret("abc")) == "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
  }

  @Test func `the recommended parameters are those that OWASP names`() {
    #expect(ScryptCryptography().parameters == .init(logarithm: 15, blockSize: 8, parallelism: 3))
  }
}
