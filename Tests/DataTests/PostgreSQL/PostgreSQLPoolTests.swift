#if PostgreSQL
  import Domain
  import PostgreSQLTestSupport
  import TestSupport
  import Testing

  @testable import DataPostgreSQL

  /// How many connections a program has at most.
  @Suite(.timeLimit(.minutes(10))) struct PostgreSQLPoolTests {
    @Test func `a connection that breaks is replaced by one, although two ask for it`() async throws {
      let address = try await PostgreSQLAddress.newSchema()
      let wait = CallGate<Duration, Void, CancellationError>(unanswered: CancellationError())
      let pool = ConnectionPool(limits: ConnectionPool.Limits(size: 1), sleep: wait.call) {
        () throws(PostgreSQLError) in try await .open(address, silenceLimit: 10_000)
      }
      let broken = try await pool.take()
      async let second = pool.take()
      await wait.called(times: 1)
      await pool.turn()

      async let third = pool.replace(broken)
      let lease = try await second
      #expect(await pool.opened == 1)
      await pool.give(lease, isUsable: true)
      await pool.give(try await third, isUsable: true)
    }

    @Test func `a connection that breaks takes those with it that are not in use`() async throws {
      let address = try await PostgreSQLAddress.newSchema()
      let pool = ConnectionPool { () throws(PostgreSQLError) in try await .open(address, silenceLimit: 10_000) }
      let (broken, other, busy) = (try await pool.take(), try await pool.take(), try await pool.take())
      await pool.give(other, isUsable: true)
      await pool.give(broken, isUsable: false)
      #expect(await pool.opened == 1)
      await pool.give(busy, isUsable: true)
      #expect(await pool.opened == 1)
    }
  }

  extension ConnectionPool {
    /// Returns when the pool has nothing else to do.
    fileprivate func turn() {}

    /// Gives a broken connection back and takes another one, before anyone else can.
    fileprivate func replace(_ lease: Lease) async throws(DomainError) -> Lease {
      give(lease, isUsable: false)
      return try await take()
    }
  }
#endif
