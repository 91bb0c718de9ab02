/// Stands where work would be done, and lets a test decide when and how each call ends.
///
/// Calls are numbered from 0 in the order in which they come. A cancelled call goes on waiting for its answer, so that a
/// test can have it come late, but not forever: time limits make the test fail, and the gate lets it end.
public actor CallGate<Call: Sendable, Answer: Sendable, Failure: Error> {
  public private(set) var calls: [Call] = []
  private var answers: [Int: Result<Answer, Failure>] = [:]
  private var callers: [Int: CheckedContinuation<Result<Answer, Failure>, Never>] = [:]
  private var cancelledCalls: Set<Int> = []
  private var waiters: [Int: Waiter] = [:]
  private var waiterCount = 0
  private let unanswered: Failure
  private let limit: Duration

  /// - Parameters:
  ///   - unanswered: What a call fails with that is never answered.
  ///   - limit: How long such a call waits, which is longer than the time limits of tests.
  public init(unanswered: Failure, limit: Duration = .seconds(900)) {
    self.unanswered = unanswered
    self.limit = limit
  }

  /// Makes a call, and waits for its answer.
  public func call(_ call: Call) async throws(Failure) -> Answer {
    let number = calls.count
    calls.append(call)
    notify()
    let result = await withTaskCancellationHandler {
      await answer(to: number)
    } onCancel: {
      Task { await self.cancel(number) }
    }
    return try result.get()
  }

  /// Ends a call; one that has not come yet is answered as soon as it does.
  public func answer(_ number: Int, _ result: Result<Answer, Failure>) {
    if let caller = callers.removeValue(forKey: number) {
      caller.resume(returning: result)
    } else {
      answers[number] = result
    }
  }

  /// Waits until so many calls have come.
  public func called(times count: Int) async {
    await wait(for: .called(times: count))
  }

  /// Waits until the task that makes a call is cancelled.
  public func cancelled(_ number: Int) async {
    await wait(for: .cancelled(number))
  }

  private func answer(to number: Int) async -> Result<Answer, Failure> {
    if let answer = answers.removeValue(forKey: number) { return answer }
    let timer = Task {
      try await Task.sleep(for: limit)
      self.answer(number, .failure(unanswered))
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { callers[number] = $0 }
  }

  private func cancel(_ number: Int) {
    cancelledCalls.insert(number)
    notify()
  }
}

extension CallGate {
  private enum Event {
    case called(times: Int)
    case cancelled(Int)
  }

  private struct Waiter {
    let event: Event
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Gives up when the test's time limit cancels its task, so that a call that never comes fails the test.
  private func wait(for event: Event) async {
    guard !hasHappened(event) else { return }
    waiterCount += 1
    let number = waiterCount
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiters[number] = Waiter(event: event, continuation: $0) }
    } onCancel: {
      Task { await self.stopWaiting(number) }
    }
  }

  private func notify() {
    for (number, waiter) in waiters where hasHappened(waiter.event) {
      stopWaiting(number)
    }
  }

  private func stopWaiting(_ number: Int) {
    waiters.removeValue(forKey: number)?.continuation.resume()
  }

  private func hasHappened(_ event: Event) -> Bool {
    switch event {
    case .called(let count): calls.count >= count
    case .cancelled(let number): cancelledCalls.contains(number)
    }
  }
}
