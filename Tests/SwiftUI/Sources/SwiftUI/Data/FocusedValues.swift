/// The name of a value that the window in front provides.
/// https://developer.apple.com/documentation/swiftui/focusedvaluekey
public protocol FocusedValueKey {
  associatedtype Value
}

/// https://developer.apple.com/documentation/swiftui/focusedvalues
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// https://developer.apple.com/documentation/swiftui/focusedvalues/subscript(_:)
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the window in front; nil if there is none.
/// https://developer.apple.com/documentation/swiftui/focusedvalue
@MainActor
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, ConnectedProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private let connection = Connection()

  /// https://developer.apple.com/documentation/swiftui/focusedvalue/init(_:)
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value? { connection.values[keyPath: keyPath] }

  func connect(to host: ViewHost, at path: String, in environment: EnvironmentValues) {
    connection.values = host.focusedValues
  }

  @MainActor
  private final class Connection {
    var values = FocusedValues()
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    Modified(self, nodes: { _, context in context.host.focusedValues[keyPath: keyPath] = value })
  }
}
