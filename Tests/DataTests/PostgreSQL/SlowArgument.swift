#if PostgreSQL
  import Data
  import Foundation

  @testable import DataPostgreSQL

  /// An argument that is asked for until its task is cancelled, and the server has been told so.
  struct SlowArgument {
    let address: PostgreSQLAddress
    let start: @Sendable () -> Void
  }

  extension SlowArgument: SQLConvertible {
    init?(_: SQLValue) { nil }

    var sqlValue: SQLValue {
      start()
      while !Task.isCancelled { sched_yield() }
      // Opening sessions takes longer than telling it.
      for _ in 1...5 { _ = try? Session(address, silenceLimit: 1_000) }
      return "".sqlValue
    }
  }
#endif
