/// A dependency of an object, taken from the ``Resolver`` in whose scope the object is created.
@MainActor
@propertyWrapper
struct Injected<Value> {
  let wrappedValue: Value

  init(_ dependency: KeyPath<Resolver, Value>) {
    wrappedValue = Resolver.current[keyPath: dependency]
  }
}
