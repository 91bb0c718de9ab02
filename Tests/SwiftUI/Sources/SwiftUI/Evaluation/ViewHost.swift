import Observation

/// Shows a view to a test, as a window would: it keeps the state of views, runs their tasks, and evaluates them again when
/// something that they have read changes.
@MainActor
final class ViewHost {
  private let evaluate: @MainActor (Context) -> [Node]
  private(set) var lastTree = Node(.screen)

  /// What SwiftUI would only write into a log, such as a link without a destination.
  private(set) var problems: [String] = []
  private(set) var evaluations = 0
  private var isDirty = true
  private var isUpdating = false
  private var waiting: [AsyncStream<Void>.Continuation] = []

  private var states = Kept<AnyObject>()
  private var tasks = Kept<RunningTask>()
  private var values = Kept<any Equatable>()
  private var appeared = Kept<Bool>()

  /// The types of views that have no property to connect.
  private var unconnected: Set<ObjectIdentifier> = []
  private var afterwards: [() -> Void] = []
  var sceneStorage: [String: Any] = [:]
  var openURL: [@MainActor (String) -> Void] = []
  var focusedValues = FocusedValues()

  init(_ root: some View) {
    evaluate = { context in context.nodes(of: root, at: "root") }
  }

  init(scene: some Scene) {
    evaluate = { context in context.nodes(of: scene, at: "root") }
  }

  /// Ends all tasks, as when a window closes.
  func close() {
    tasks.begin()
    for task in tasks.end() { task.task.cancel() }
  }

  /// What is on the screen now.
  var tree: Node {
    update()
    return lastTree
  }

  func problem(_ text: String) {
    if !problems.contains(text) { problems.append(text) }
  }

  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    while isDirty {
      isDirty = false
      evaluations += 1
      beginEvaluation()
      lastTree = withObservationTracking {
        Node(.screen, children: evaluate(Context(host: self)))
      } onChange: { [weak self] in
        // A property's setter calls this, on its own thread. Observable types that a view can read are isolated to the main
        // actor, as `body` is, and so are their setters. If one were not, this would stop the test.
        MainActor.assumeIsolated { self?.invalidate() }
      }
      endEvaluation()
    }
  }

  /// Something that a view has read changes now.
  func invalidate() {
    isDirty = true
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.finish() }
    Task { update() }
  }

  /// Waits for the next change.
  func change() async throws {
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    waiting.append(continuation)
    for await _ in changes {}
    try Task.checkCancellation()
  }

  private func beginEvaluation() {
    openURL = []
    focusedValues = FocusedValues()
    states.begin()
    tasks.begin()
    values.begin()
    appeared.begin()
  }

  private func endEvaluation() {
    _ = states.end()
    for task in tasks.end() { task.task.cancel() }
    _ = values.end()
    _ = appeared.end()
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
  }
}

extension ViewHost {
  /// Connects the properties of a view, a scene or commands with what is kept for it.
  func connect<V>(_ view: V, in context: Context) {
    guard !unconnected.contains(ObjectIdentifier(V.self)) else { return }
    var isConnected = false
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any ConnectedProperty else { continue }
      property.connect(to: self, at: "\(context.path).\(child.label ?? "")", in: context.environment)
      isConnected = true
    }
    if !isConnected { unconnected.insert(ObjectIdentifier(V.self)) }
  }

  func state<Kind: AnyObject>(at path: String, or make: () -> Kind) -> Kind {
    states.value(at: path) { make() } as? Kind ?? make()
  }

  /// Starts a task when it is first there, and again with another identifier. It ends when it is no longer there.
  func run(_ action: @escaping @Sendable () async -> Void, id: AnyHashable, at path: String) {
    if let running = tasks.kept(at: path) {
      if running.id == id { return }
      running.task.cancel()
    }
    tasks.set(RunningTask(id: id, task: Task { await action() }), at: path)
  }

  /// Runs an action after the evaluation if a value is another than in the one before.
  func follow<V: Equatable>(_ value: V, initial: Bool, at path: String, _ action: @escaping (V, V) -> Void) {
    let before = values.kept(at: path) as? V
    values.set(value, at: path)
    if let before, before != value { afterwards.append { action(before, value) } }
    if before == nil, initial { afterwards.append { action(value, value) } }
  }

  func appear(_ action: @escaping () -> Void, at path: String) {
    if appeared.kept(at: path) == nil { afterwards.append(action) }
    appeared.set(true, at: path)
  }

  private struct RunningTask {
    let id: AnyHashable
    let task: Task<Void, Never>
  }
}

/// Values by paths. Those of paths that an evaluation does not meet are dropped.
private struct Kept<Value> {
  private var values: [String: Value] = [:]
  private var met: Set<String> = []

  mutating func begin() { met = [] }

  /// Returns what is dropped.
  mutating func end() -> [Value] {
    let dropped = values.filter { !met.contains($0.key) }
    values = values.filter { met.contains($0.key) }
    return Array(dropped.values)
  }

  mutating func kept(at path: String) -> Value? {
    met.insert(path)
    return values[path]
  }

  mutating func set(_ value: Value, at path: String) {
    met.insert(path)
    values[path] = value
  }

  mutating func value(at path: String, or make: () -> Value) -> Value {
    if let value = kept(at: path) { return value }
    let value = make()
    set(value, at: path)
    return value
  }
}
