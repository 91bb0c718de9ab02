/// Objects that are not kept alive by being looked at.
@MainActor
struct WeakObjects {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  /// All objects that can be reached from one through stored properties, without those of the standard library, of
  /// Foundation, of a host and of a test.
  init(reachableFrom root: AnyObject) {
    var seen: Set<ObjectIdentifier> = []
    visit(root, &seen)
  }

  /// The names of those that are still there.
  var survivors: [String] { entries.filter { $0.object != nil }.map(\.name) }

  private mutating func visit(_ value: Any, _ seen: inout Set<ObjectIdentifier>) {
    let type = type(of: value)
    let name = String(reflecting: type)
    let others = ["Foundation", "Presentation.AppCoordinator", "StylesTests.Shop", "StylesTests.Call"]
    guard !(value is AnyKeyPath), !others.contains(where: { name.hasPrefix($0) }) else { return }
    let mirror = Mirror(reflecting: value)
    if type is AnyClass {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      entries.append(Entry(object: object, name: name))
    }
    var ancestor: Mirror? = mirror
    while let next = ancestor {
      for child in next.children { visit(child.value, &seen) }
      ancestor = next.superclassMirror
    }
  }
}
