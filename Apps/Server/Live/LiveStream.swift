import NIOCore
import Presentation

/// Tells a client what goes on in a session: each state as the page that it would be.
struct LiveStream: Sendable {
  let session: LiveSession
  let route: Route
  let language: RequestLanguage
  let renderer: PageRenderer

  /// Closes the connection under a client that reads nothing.
  let disconnect: @Sendable () -> Void

  /// Runs until the session or the client comes to an end.
  ///
  /// - Parameter write: Returns when the client has room for more. What changes meanwhile is told once, as it is then.
  @concurrent
  func run(_ write: @concurrent (ByteBuffer) async throws -> Void) async -> LiveSession.End {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await session.work() }
      group.addTask {
        while (try? await session.sleep(session.limits.keepAlive)) != nil { session.keepAlive() }
      }
      group.addTask {
        await session.untilEnd()
        // A write that waits for the client cannot hear that the session is over.
        if (try? await session.sleep(session.limits.grace)) != nil { disconnect() }
      }
      let end: LiveSession.End
      do { end = try await tell(write) } catch { end = .left }
      group.cancelAll()
      return end
    }
  }

  @concurrent
  private func tell(_ write: @concurrent (ByteBuffer) async throws -> Void) async throws -> LiveSession.End {
    // How long a browser waits, in milliseconds, before it comes back to a stream that broke off.
    let hello = "retry: 3000\n" + ServerSentEvent(name: "session", data: session.id).text
    try await write(ByteBuffer(string: hello))
    var shown: ScreenState?
    for await signal in session.signals {
      if case .end(let end) = signal { return try await tell(end, write) }
      let state = await session.state
      if let state, state != shown {
        guard state.isPublic else { return try await tell(.failed, write) }
        shown = state
        try await write(ByteBuffer(string: event(state).text))
      } else if signal == .keepAlive {
        try await write(ByteBuffer(string: ServerSentEvent.comment))
      }
    }
    return .left
  }

  /// A server that goes, and will be back, lets the client come back; otherwise it is told not to.
  @concurrent
  private func tell(
    _ end: LiveSession.End,
    _ write: @concurrent (ByteBuffer) async throws -> Void
  ) async throws -> LiveSession.End {
    if ![.left, .shutdown].contains(end) {
      try await write(ByteBuffer(string: ServerSentEvent(name: "end", data: end.rawValue).text))
    }
    return end
  }

  private func event(_ state: ScreenState) -> ServerSentEvent {
    ServerSentEvent(
      name: state.isWaiting ? "loading" : "page",
      id: String(state.pages),
      data: renderer.page(state, route: route, language: language)
    )
  }
}

extension ScreenState {
  /// What a database says of itself names files, which are nobody's business outside.
  fileprivate var isPublic: Bool {
    error.map { $0.code != "storage" || $0.canRetry } ?? true
  }
}
