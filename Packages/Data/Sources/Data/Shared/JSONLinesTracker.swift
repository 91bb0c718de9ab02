public import Domain
public import Foundation

/// Writes each event as a line of JSON: `{"at":"2026-11-26T09:00:00Z","event":"opened","feature":"orders","kind":"list"}`.
///
/// An output that is slow, fails or hangs delays nothing: a number of events wait for it, and further ones are dropped.
public struct JSONLinesTracker: AnalyticsTracker {
  /// Writes a line with its line break. It is called on a thread of its own, once at a time, and may block.
  public typealias Write = @Sendable (Data) throws -> Void

  private struct NoFile: Error {}

  private enum Entry {
    case line(Line)
    /// Finishes the stream when all lines before are written or dropped.
    case flush(AsyncStream<Never>.Continuation)
  }

  private let entries: AsyncStream<Entry>.Continuation
  private let flushTime: Duration
  private let onDrop: @Sendable () -> Void
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - limit: How many events wait for the output at most.
  ///   - flushTime: How long ``flush()`` waits at most.
  ///   - onDrop: Is called for each event that was dropped, or could not be written.
  public init(
    limit: Int = 1_000,
    flushTime: Duration = .seconds(1),
    now: @escaping @Sendable () -> Date = { Date() },
    onDrop: @escaping @Sendable () -> Void = {},
    write: @escaping Write
  ) {
    let (entries, continuation) = AsyncStream.makeStream(of: Entry.self, bufferingPolicy: .bufferingOldest(limit))
    self.entries = continuation
    self.flushTime = flushTime
    self.now = now
    self.onDrop = onDrop
    Task {
      let output = Output(write)
      for await entry in entries {
        switch entry {
        case .line(let line): if await !output.write(line) { onDrop() }
        case .flush(let written): written.finish()
        }
      }
    }
  }

  /// Appends to a file, which is created if necessary, for its owner only. Other programs can append to it as well.
  public static func appending(to path: String) -> Write {
    { line in
      let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw NoFile() }
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: line)
    }
  }

  public func track(_ event: AnalyticsEvent) {
    if case .dropped = entries.yield(.line(Line(event, at: now()))) { onDrop() }
  }

  public func flush() async {
    let (writing, written) = AsyncStream.makeStream(of: Never.self)
    entries.yield(.flush(written))
    let timer = Task {
      try? await Task.sleep(for: flushTime)
      written.finish()
    }
    for await _ in writing {}
    timer.cancel()
  }
}

/// Writes on a thread that may block, as those of tasks may not.
private struct Output {
  private let write: JSONLinesTracker.Write
  private let thread = OperationQueue()

  init(_ write: @escaping JSONLinesTracker.Write) {
    self.write = write
    thread.maxConcurrentOperationCount = 1
  }

  /// Returns whether the line was written.
  func write(_ line: Line) async -> Bool {
    let write = write
    return await withCheckedContinuation { done in
      thread.addOperation {
        do {
          try write(line.data())
          done.resume(returning: true)
        } catch {
          done.resume(returning: false)
        }
      }
    }
  }
}

private struct Line: Encodable {
  let at: Date
  let event: String
  let feature: String
  let kind: String
  var length: Int?
  var results: Int?
  var succeeded: Bool?

  init(_ event: AnalyticsEvent, at date: Date) {
    at = date
    let screen: AnalyticsScreen
    switch event {
    case .opened(let opened): (self.event, screen) = ("opened", opened)
    case .retried(let retried): (self.event, screen) = ("retried", retried)
    case .searched(let searched, let length, let results):
      (self.event, screen, self.length, self.results) = ("searched", searched, length, results)
    case .submitted(let submitted, let succeeded):
      (self.event, screen, self.succeeded) = ("submitted", submitted, succeeded)
    }
    (feature, kind) = (screen.feature, screen.kind)
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
