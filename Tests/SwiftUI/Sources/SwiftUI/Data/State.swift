/// A property of a view that SwiftUI sets before it reads the body.
/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}

/// A property that is connected with what the host keeps for its view.
@MainActor
protocol ConnectedProperty {
  func connect(to host: ViewHost, at path: String, in environment: EnvironmentValues)
}

/// A value that belongs to a view and stays while the view does.
/// https://developer.apple.com/documentation/swiftui/state
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty, ConnectedProperty {
  private let connection: Connection

  /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) {
    connection = Connection(value)
  }

  /// https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)
  public init(initialValue value: Value) {
    connection = Connection(value)
  }

  public var wrappedValue: Value {
    get { connection.storage.value }
    nonmutating set { connection.storage.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let connection = connection
    return Binding(get: { connection.storage.value }, set: { connection.storage.set($0) })
  }

  func connect(to host: ViewHost, at path: String, in environment: EnvironmentValues) {
    let storage = host.state(at: path) { connection.storage }
    storage.host = host
    connection.storage = storage
  }

  @MainActor
  private final class Storage {
    var value: Value
    weak var host: ViewHost?

    init(_ value: Value) {
      self.value = value
    }

    func set(_ value: Value) {
      self.value = value
      host?.invalidate()
    }
  }

  /// The copies of a view share it.
  @MainActor
  private final class Connection {
    var storage: Storage

    init(_ value: Value) {
      storage = Storage(value)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// https://developer.apple.com/documentation/swiftui/state/init()
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A value that belongs to something else, to read and write.
/// https://developer.apple.com/documentation/swiftui/binding
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// Not the public initialiser of SwiftUI, whose isolation has changed between releases; the app does not use it.
  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// https://developer.apple.com/documentation/swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  /// https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { subject in
        var value = get()
        value[keyPath: keyPath] = subject
        set(value)
      }
    )
  }
}
