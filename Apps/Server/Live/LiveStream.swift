import NIOCore
import Presentation

/// Sends the states of a session to its client, each as a whole page.
struct LiveStream: Sendable {
  let session: LiveSession
  let language: RequestLanguage
  let renderer: PageRenderer

  /// Closes the connection of a client that does not read.
  let disconnect: @Sendable () -> Void

  /// Runs until the session has ended or the client has left.
  ///
  /// - Parameter write: Returns when the client can take more. Changes in the meantime are sent as one state.
  @concurrent
  func run(_ write: @concurrent (ByteBuffer) async throws -> Void) async -> LiveSession.End {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await session.work() }
      group.addTask {
        while (try? await session.sleep(session.limits.keepAlive)) != nil { session.keepAlive() }
      }
      group.addTask {
        await session.untilEnd()
        // A write that waits for the client does not notice that the session has ended.
        if (try? await session.sleep(session.limits.grace)) != nil { disconnect() }
      }
      let end: LiveSession.End
      do { end = try await send(write) } catch { end = .left }
      group.cancelAll()
      return end
    }
  }

  @concurrent
  private func send(_ write: @concurrent (ByteBuffer) async throws -> Void) async throws -> LiveSession.End {
    // How long a browser waits before it connects again, in milliseconds.
    let hello = "retry: 3000\n" + ServerSentEvent(name: "session", data: session.id).text
    try await write(ByteBuffer(string: hello))
    var shown: ScreenState?
    for await signal in session.signals {
      if case .end(let end) = signal { return try await send(end, write) }
      let state = await session.state
      if let state, state != shown {
        guard !state.isInternal else { return try await send(.failed, write) }
        shown = state
        try await write(ByteBuffer(string: event(state).text))
      } else if signal == .keepAlive {
        try await write(ByteBuffer(string: ServerSentEvent.comment))
      }
    }
    return .left
  }

  /// Tells the client not to connect again, unless the server is only shutting down.
  @concurrent
  private func send(
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
      data: renderer.page(state, language: language)
    )
  }
}
