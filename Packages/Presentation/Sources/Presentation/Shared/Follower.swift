/// Loads a screen again when its source has changed. It knows of changes that came while nobody followed the screen.
@MainActor
final class Follower {
  private var watch: Task<Void, Never>?
  private var hasChanged = false
  private var changes: AsyncStream<Void>.Continuation?

  deinit { watch?.cancel() }

  /// What ``Screen/follow(_:)`` does for a screen of a feature.
  func follow(
    _ feature: some Feature,
    _ marker: (any ItemMarker)?,
    load: @MainActor () async -> Void,
    reload: @MainActor () async -> Void
  ) async {
    // The updates may come from another source than before, if a person has signed in.
    guard let updates = await updates(of: feature, marker) else { return await load() }
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    changes = continuation
    watch?.cancel()
    watch = Task { [weak self] in
      for await _ in updates { self?.change() }
      continuation.finish()
    }
    await load()
    await catchUp(reload)
    for await _ in stream { await catchUp(reload) }
  }

  /// Loads the screen again, now if somebody follows it.
  func change() {
    hasChanged = true
    changes?.yield()
  }

  /// A reload that is cancelled is left to those who follow the screen next, who may have begun already.
  private func catchUp(_ reload: @MainActor () async -> Void) async {
    guard hasChanged, !Task.isCancelled else { return }
    hasChanged = false
    await reload()
    if Task.isCancelled { change() }
  }

  /// Yields when the screens of a feature show something else than its source has; nil if that is not known.
  private func updates(of feature: some Feature, _ marker: (any ItemMarker)?) async -> AsyncStream<Void>? {
    if let updates = await feature.updates() { return updates }
    return await marker?.updates()
  }
}
