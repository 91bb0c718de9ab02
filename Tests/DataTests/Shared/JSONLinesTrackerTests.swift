import Data
import Domain
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct JSONLinesTrackerTests {
  private static let screen = AnalyticsScreen("orders", "list")

  @Test func `writes each event as a line`() async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let now = Date(timeIntervalSince1970: 1_772_355_600)
    let tracker = JSONLinesTracker(now: { now }) { continuation.yield(String(decoding: $0, as: UTF8.self)) }
    tracker.track(.opened(Self.screen))
    tracker.track(.searched(Self.screen, length: 4, results: 12))
    tracker.track(.retried(Self.screen))
    tracker.track(.submitted(AnalyticsScreen("account", "sign-in"), succeeded: false))

    #expect(
      await lines.prefix(4).reduce("", +) == """
        {"at":"2026-03-01T09:00:00Z","event":"opened","feature":"orders","kind":"list"}
        {"at":"2026-03-01T09:00:00Z","event":"searched","feature":"orders","kind":"list","length":4,"results":12}
        {"at":"2026-03-01T09:00:00Z","event":"retried","feature":"orders","kind":"list"}
        {"at":"2026-03-01T09:00:00Z","event":"submitted","feature":"account","kind":"sign-in","succeeded":false}

        """
    )
  }

  @Test func `an output that hangs delays nothing, and what it has no room for is counted`() async throws {
    let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
    let (drops, drop) = AsyncStream.makeStream(of: Void.self)
    let hold = DispatchSemaphore(value: 0)
    let tracker = JSONLinesTracker(limit: 10, onDrop: { drop.yield() }) { _ in
      continuation.yield()
      hold.wait()
    }
    defer { for _ in 0..<20 { hold.signal() } }
    tracker.track(.opened(Self.screen))
    for await _ in arrivals.prefix(1) {}

    for _ in 0..<1_010 { tracker.track(.opened(Self.screen)) }

    drop.finish()
    #expect(await drops.reduce(into: 0) { count, _ in count += 1 } == 1_000)
  }

  @Test func `what cannot be written is counted, and later events are written`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new/events.jsonl")
    let (drops, drop) = AsyncStream.makeStream(of: Void.self)
    let (lines, line) = AsyncStream.makeStream(of: Void.self)
    let write = JSONLinesTracker.appending(to: path)
    let tracker = JSONLinesTracker(onDrop: { drop.yield() }) { data in
      try write(data)
      line.yield()
    }
    tracker.track(.opened(Self.screen))
    for await _ in drops.prefix(1) {}
    try FileManager.default.createDirectory(atPath: folder.path("new"), withIntermediateDirectories: true)

    tracker.track(.retried(Self.screen))

    for await _ in lines.prefix(1) {}
    let text = try folder.text(of: "new/events.jsonl")
    #expect(text.hasSuffix("\n") && text.contains(#""event":"retried""#) && !text.contains("opened"))
  }

  @Test func `two programs append to one file, which only its owner reads`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("events.jsonl")
    let programs = [JSONLinesTracker.appending(to: path), JSONLinesTracker.appending(to: path)]
    for line in ["one", "two", "three"] {
      for write in programs { try write(Data("\(line)\n".utf8)) }
    }

    #expect(try folder.text(of: "events.jsonl") == "one\none\ntwo\ntwo\nthree\nthree\n")
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
  }

  @Test func `flush returns when all events are written`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("events.jsonl")
    let tracker = JSONLinesTracker(flushTime: .seconds(900), write: JSONLinesTracker.appending(to: path))
    for _ in 0..<100 { tracker.track(.opened(Self.screen)) }

    await tracker.flush()

    #expect(try folder.text(of: "events.jsonl").split(separator: "\n").count == 100)
  }

  @Test func `flush waits no longer than it may for an output that hangs`() async {
    let (ends, end) = AsyncStream.makeStream(of: DispatchTimeoutResult.self)
    let hold = DispatchSemaphore(value: 0)
    let tracker = JSONLinesTracker(flushTime: .zero) { _ in end.yield(hold.wait(timeout: .now() + 30)) }
    tracker.track(.opened(Self.screen))

    await tracker.flush()

    hold.signal()
    #expect(await ends.first { _ in true } == .success, "flush waited for the output")
  }
}
