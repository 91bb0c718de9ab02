/// A dependency of the object that it stands in, taken from the ``Resolver`` in whose scope the object is made.
@MainActor
@propertyWrapper
struct Injected<Value> {
  let wrappedValue: Value

  init(_ dependency: KeyPath<Resolver, Value>) {
    wrappedValue = Resolver.current[keyPath: dependency]
  }
}
