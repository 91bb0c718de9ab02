import Foundation

/// What the browser reacts to, in the order in which it happens.
enum BrowserEvent: Sendable {
  case line(String)
  case endOfInput

  /// The load with this number has ended.
  case loaded(Int)
}

/// Reads lines from standard input on a separate thread, because reading blocks.
enum LineReader {
  /// The next line; nil at the end of the input.
  @concurrent
  static func next() async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: readLine()) }
    }
  }

  static func start(_ events: AsyncStream<BrowserEvent>.Continuation) {
    Thread.detachNewThread {
      while let line = readLine() { events.yield(.line(line)) }
      events.yield(.endOfInput)
    }
  }
}
