/// The Swift targets of the repository, and which test targets depend on each.
struct PackageGraph {
  struct Target: Hashable {
    let name: String

    /// The folder and the files, relative to the repository's root.
    let folder: String
    let files: [String]
    let isTest: Bool
  }

  let name: String
  let targets: [Target]
  private let dependencies: [String: Set<String>]

  /// - Parameter packages: The root package and the packages that it depends on.
  init(_ packages: [PackageDescription], root: String) throws {
    guard let package = packages.first(where: { $0.path == root }) else { throw RunFailure("\(root) has no package") }
    name = package.name
    let products = Dictionary(
      packages.flatMap(\.products).map { ($0.name, $0.targets) },
      uniquingKeysWith: { first, _ in first }
    )
    let swift = packages.flatMap { package in
      package.targets.filter { $0.moduleType == "SwiftTarget" }.map { (package, $0) }
    }
    targets = swift.map { package, target in
      let folder = String((package.path + "/" + target.path).dropFirst(root.count + 1))
      return Target(
        name: target.name,
        folder: folder,
        files: target.sources.map { folder + "/" + $0 }.filter { $0.hasSuffix(".swift") }.sorted(),
        isTest: target.type == "test"
      )
    }
    dependencies = Dictionary(
      swift.map { _, target in
        let direct = (target.productDependencies ?? []).flatMap { products[$0] ?? [] }
        return (target.name, Set((target.targetDependencies ?? []) + direct))
      },
      uniquingKeysWith: { $0.union($1) }
    )
  }

  /// The names of the test targets that depend on a target, directly or not.
  func tests(of target: String) -> [String] {
    targets.filter(\.isTest).map(\.name).filter { reachable(from: $0).contains(target) }.sorted()
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var open = [start]
    while let name = open.popLast() {
      open += (dependencies[name] ?? []).subtracting(found)
      found.formUnion(dependencies[name] ?? [])
    }
    return found
  }
}
