import Model

/// Finds what a project's targets depend on.
struct XcodeDependencies {
  let project: XcodeProject
  let products: XcodeProducts
  /// The packages and other projects that targets depend on, by the names that their dependencies use.
  private(set) var packages: [String: PackageDependency] = [:]

  /// The dependencies that a target declares or links, without duplicates.
  mutating func dependencies(of target: XcodeTarget, _ settings: [XcodeSettings]) -> [TargetDependency] {
    let flags = Set(settings.flatMap(Self.linkedByFlags)).sorted().map { file in
      XcodeReference(other: .file(file, location: nil), position: target.namePosition)
    }
    var all = (target.dependencies + flags).map { dependency($0) }
    let tested = target.tested.flatMap { products.targets[project.location]?[$0] }
    for name in Set(settings.compactMap(Self.host) + [tested].compactMap(\.self)).sorted() where target.kind == .test {
      let host = project.targets.first { $0.name == name || $0.productFile == name + ".app" }
      all.append(host.map { TargetDependency(name: $0.name, kind: .target, position: target.namePosition) })
    }
    var seen: Set<TargetDependency> = []
    return all.compactMap(\.self).filter {
      let key = TargetDependency(name: $0.name, kind: $0.kind, package: $0.package)
      return $0.name != target.name && seen.insert(key).inserted
    }
  }

  private mutating func dependency(_ reference: XcodeReference) -> TargetDependency? {
    for case (let id?, let location?) in reference.targets {
      if let target = products.targets[location]?[id] { return self.target(target, of: location, reference) }
    }
    switch reference.other {
    case nil: return nil
    case .target(let name, let location): return target(name, of: location, reference)
    case .file(let path, let location): return linked(path, of: location, reference)
    case .product(let name, let package):
      if let package { packages[package.identity] = package }
      return reference.dependency(on: name, .product, of: package?.identity)
    }
  }

  /// A product by the name of its file: of this project, another one of the repository, or from elsewhere.
  private mutating func linked(_ path: String, of location: String?, _ reference: XcodeReference) -> TargetDependency? {
    let file = path.pathParts.last.map(String.init) ?? ""
    var reference = reference
    reference.isConditional = false
    let owners = products.ownersByFile[file] ?? []
    if let owner = owners.first(where: { $0.location == location ?? project.location }) ?? owners.first {
      return target(owner.target, of: owner.location, reference)
    }
    let parts = file.split(separator: ".")
    guard parts.count == 2, ["framework", "xcframework", "a"].contains(parts[1]) else { return nil }
    let name = parts[1] == "a" && parts[0].hasPrefix("lib") ? parts[0].dropFirst(3) : parts[0]
    return reference.dependency(on: String(name), .product)
  }

  private mutating func target(_ name: String, of location: String, _ reference: XcodeReference) -> TargetDependency {
    if location == project.location { return reference.dependency(on: name, .target) }
    let (identity, path) = (location.lowercased(), project.path(to: location))
    packages[location] = PackageDependency(identity: identity, location: path, isLocal: true, name: location)
    return reference.dependency(on: name, .product, of: location)
  }

  private static func linkedByFlags(_ settings: XcodeSettings) -> [String] {
    // An element of a list may be an option with its value.
    let words = settings.wordsUnderConditions("OTHER_LDFLAGS").flatMap { $0.split(separator: " ").map(String.init) }
    let flags = words.flatMap { word in
      word.hasPrefix("-Wl,") ? word.split(separator: ",").dropFirst().map(String.init) : [word]
    }.filter { $0 != "-Xlinker" }
    let frameworks = zip(flags, flags.dropFirst()).filter { $0.0.hasPrefix("-") && $0.0.hasSuffix("framework") }.map {
      $0.1 + ".framework"
    }
    let options = ["-lazy-l", "-merge-l", "-reexport-l", "-weak-l", "-l"]
    return frameworks
      + flags.compactMap { flag in options.first(where: flag.hasPrefix).map { "lib\(flag.dropFirst($0.count)).a" } }
  }

  /// The app that runs a target's tests.
  private static func host(_ settings: XcodeSettings) -> String? {
    if let name = settings.value("TEST_TARGET_NAME"), !name.isEmpty { return name }
    let app = settings.written("TEST_HOST")?.split(separator: "/").first { $0.hasSuffix(".app") }
    return app.map { String($0.dropLast(4)) }
  }
}

extension XcodeReference {
  func dependency(on name: String, _ kind: TargetDependency.Kind, of package: String? = nil) -> TargetDependency {
    var dependency = TargetDependency(name: name, kind: kind, package: package, position: position)
    dependency.isConditional = isConditional
    return dependency
  }
}

/// Finds the targets of all projects of a repository, by their identifiers and products.
struct XcodeProducts: Sendable {
  /// The names of targets by their identifiers and those of their products, for each project's location.
  private(set) var targets: [String: [String: String]] = [:]
  /// The targets with a product, such as `Kit.framework`.
  private(set) var ownersByFile: [String: [(location: String, target: String)]] = [:]

  init(_ projects: [XcodeProject]) {
    for project in projects {
      for target in project.targets {
        targets[project.location, default: [:]][target.id] = target.name
        if let product = target.productID { targets[project.location, default: [:]][product] = target.name }
        if let file = target.productFile { ownersByFile[file, default: []].append((project.location, target.name)) }
      }
    }
  }
}
