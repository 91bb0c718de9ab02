@testable import Presentation

/// Something that changes.
actor Changes {
  private var waiting: [AsyncStream<Void>.Continuation] = []
  private var isOver = false

  func updates() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    if isOver { continuation.finish() } else { waiting.append(continuation) }
    return stream
  }

  func happen(isLast: Bool = true) {
    for continuation in waiting { continuation.yield() }
    if isLast { end() }
  }

  func end() {
    isOver = true
    for continuation in waiting { continuation.finish() }
  }
}

/// Marks nothing, and changes with ``Changes``.
struct Marker: ItemMarker {
  let changes: Changes

  func marked() async -> Set<String>? { [] }
  func mark(in localization: Localization) -> Mark { Mark(sign: "", text: "") }
  func actions(on id: String, isMarked: Bool, in localization: Localization) -> [ContentAction] { [] }
  func updates() async -> AsyncStream<Void> { await changes.updates() }
}
