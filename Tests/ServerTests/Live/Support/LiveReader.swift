import NIOCore
import Observation
import Presentation

@testable import Server

/// A client of a stream: reads what is written to it, and can be slow.
@MainActor
final class LiveReader {
  let id: String
  let visitor: String

  /// How the stream ended.
  let end: Task<LiveSession.End, Never>
  private(set) weak var session: LiveSession?
  private let written = AsyncStream<String>.makeStream()
  private let room = AsyncStream<Void>.makeStream()

  /// - Parameter isSlow: Whether each write waits until ``makeRoom()``, or for the end of the connection.
  init(_ session: LiveSession, sessions: LiveSessions, renderer: PageRenderer, isSlow: Bool) {
    id = session.id
    visitor = session.visitor
    self.session = session
    let stream = LiveStream(
      session: session,
      language: RequestLanguage(language: .english, isInAddress: false),
      renderer: renderer,
      disconnect: { [room] in room.continuation.finish() }
    )
    end = Task { @concurrent [written, room] in
      let end = await stream.run { buffer in
        if isSlow { try await Self.wait(for: room.stream) }
        written.continuation.yield(String(buffer: buffer))
      }
      await sessions.close(stream.session)
      written.continuation.finish()
      return end
    }
  }

  /// The next piece that is written; nil at the end of the stream.
  func next() async -> String? {
    for await text in written.stream { return text }
    return nil
  }

  /// The next piece that contains all of these parts.
  func next(with parts: String...) async -> String? {
    for await text in written.stream where parts.allSatisfy({ text.contains($0) }) { return text }
    return nil
  }

  /// Returns when the session's screen is in a state, whether that was written or not.
  func shows(_ condition: (ScreenState) -> Bool) async {
    while let screen = session?.screen, !condition(screen.state), !Task.isCancelled {
      let (changes, change) = AsyncStream<Void>.makeStream()
      withObservationTracking {
        _ = screen.state
      } onChange: {
        change.yield()
      }
      for await _ in changes { break }
    }
  }

  func makeRoom() {
    room.continuation.yield()
  }

  /// The client closes the connection.
  func leave() {
    session?.end(.left)
  }

  private nonisolated static func wait(for room: AsyncStream<Void>) async throws {
    for await _ in room { return }
    throw ChannelError.ioOnClosedChannel
  }
}
