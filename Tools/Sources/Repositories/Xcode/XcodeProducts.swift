/// Finds the targets of all projects of a repository, by their identifiers and products.
struct XcodeProducts: Sendable {
  struct Owner: Sendable {
    let location: String
    let target: String
  }

  private struct Key: Hashable, Sendable {
    let location: String
    let id: String
  }

  private var targets: [Key: String] = [:]
  private var targetsOfProducts: [Key: String] = [:]
  private var ownersByFile: [String: [Owner]] = [:]

  init(_ projects: [XcodeProject]) {
    for project in projects {
      for target in project.targets {
        targets[Key(location: project.location, id: target.id)] = target.name
        guard let product = target.object.string("productReference") else { continue }
        targetsOfProducts[Key(location: project.location, id: product)] = target.name
        guard let file = file(of: target, in: project) else { continue }
        ownersByFile[file, default: []].append(Owner(location: project.location, target: target.name))
      }
    }
  }

  func target(_ id: String?, in location: String) -> String? {
    id.flatMap { targets[Key(location: location, id: $0)] }
  }

  /// - Parameter id: The identifier of the product's file.
  func targetOfProduct(_ id: String?, in location: String) -> String? {
    id.flatMap { targetsOfProducts[Key(location: location, id: $0)] }
  }

  /// The targets with a product, such as `Kit.framework`.
  func owners(of file: String) -> [Owner] { ownersByFile[file] ?? [] }

  /// The name of a target's product, such as `Kit.framework`.
  func file(of target: XcodeTarget, in project: XcodeProject) -> String? {
    project.object("productReference", of: target.object)?.string("path")
  }
}
