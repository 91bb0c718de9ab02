import TestSupport
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct DeadlineTests {
  @Test func `an operation in time returns its result`() async {
    let deadline = Deadline(.seconds(3_600))

    #expect(await deadline.run { 1 } == 1)
    #expect(await deadline.run { 2 } == 2)
  }

  @Test func `a late operation is cancelled`() async {
    let (ends, ending) = AsyncStream.makeStream(of: Bool.self)

    let result: Void? = await Deadline(.zero).run {
      await untilCancelled()
      ending.yield(Task.isCancelled)
      ending.finish()
    }

    #expect(result == nil)
    #expect(await ends.reduce(into: []) { $0.append($1) } == [true])
  }

  @Test func `one timer ends all operations that start while it is set`() async {
    let deadline = Deadline(.milliseconds(20))

    let results = await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          await deadline.run { await untilCancelled() } == nil
        }
        await Task.yield()
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(results == Array(repeating: true, count: 50))
  }

  @Test func `an operation that starts after all others have ended has a limit too`() async {
    let deadline = Deadline(.milliseconds(1))

    for _ in 0..<5 {
      #expect(await deadline.run { await untilCancelled() } == nil)
    }
  }

  @Test func `cancelling the caller cancels the operation`() async throws {
    let deadline = Deadline(.seconds(3_600))
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      await deadline.run { () -> Bool in
        beginning.finish()
        await untilCancelled()
        return Task.isCancelled
      }
    }
    for await _ in begun {}

    task.cancel()

    #expect(try await task.valueInTime() == true)
  }
}
