public import Foundation

/// What a view gets from those around it.
/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/locale
  public var locale = Locale(identifier: "en_US_POSIX")

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled = true

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The name of a value that an app adds to the environment.
/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value

  /// https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue
  static var defaultValue: Value { get }
}

/// A value of a view's environment.
/// https://developer.apple.com/documentation/swiftui/environment
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty, ConnectedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let connection = Connection()

  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { connection.values[keyPath: keyPath] }

  func connect(to host: ViewHost, at path: String, in environment: EnvironmentValues) {
    connection.values = environment
  }

  @MainActor
  private final class Connection {
    var values = EnvironmentValues()
  }
}

/// A small value that the system keeps for a window, so that it is there again after the app was quit.
/// https://developer.apple.com/documentation/swiftui/scenestorage
@MainActor
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, ConnectedProperty {
  private let key: String
  private let initial: Value
  private let connection = Connection()

  private init(initial: Value, key: String) {
    self.initial = initial
    self.key = key
  }

  public var wrappedValue: Value {
    get { connection.host?.sceneStorage[key] as? Value ?? initial }
    nonmutating set {
      connection.host?.sceneStorage[key] = newValue
      connection.host?.invalidate()
    }
  }

  func connect(to host: ViewHost, at path: String, in environment: EnvironmentValues) {
    connection.host = host
  }

  @MainActor
  private final class Connection {
    weak var host: ViewHost?
  }
}

extension SceneStorage where Value == String {
  /// https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) {
    self.init(initial: wrappedValue, key: key)
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Modified(self, context: { $0.environment[keyPath: keyPath] = value })
  }
}
