import Model

/// Builds a `ProjectDescription` from an evaluated `Project.swift`.
struct ProjectBuilder {
  let interpreter: Interpreter

  func project() throws -> ProjectDescription {
    let members = interpreter.globals.variables.values.compactMap { variable in
      if case .member(let member)? = variable.value { member } else { nil as Member? }
    }
    let projects = members.filter { $0.type == "Project" && $0.name == "init" }
    guard projects.count == 1 else {
      // The project is mostly the last of the variables.
      let unknown = projects.isEmpty ? members.filter { $0.problem != nil }.max { $0.position < $1.position } : nil
      throw unknown?.problem ?? UnsupportedSyntax("\(projects.count) projects instead of one")
    }
    var project = ProjectDescription(
      name: try text("name", of: projects[0]).characters,
      targets: [],
      settings: settings(of: projects[0]),
      variables: interpreter.variables
    )
    for target in try self.members("targets", of: projects[0], as: "Target") {
      project.targets.append(try self.target(target, &project.problems))
    }
    return project
  }

  /// A target as far as it is known. One without a name would be missing where others import it.
  private func target(_ member: Member, _ problems: inout [UnsupportedSyntax]) throws -> ProjectDescription.Target {
    guard ["target", "init"].contains(member.name) else { throw unsupported("`.\(member.name)`", member) }
    let name = try text("name", of: member)
    let count = problems.count
    func known<Part>(_ part: () throws -> Part) throws -> Part? {
      do {
        return try part()
      } catch var problem as UnsupportedSyntax {
        problem.reason = "\(problem.reason) in the target \(name.characters)"
        problems.append(problem)
        return nil
      }
    }
    var target = ProjectDescription.Target(
      name: name.characters,
      product: try known { try product(of: member) } ?? "framework",
      productName: try known { try productName(of: member) ?? name.characters } ?? name.characters,
      sources: try known { try sources(value("sources", of: member), of: member) } ?? [],
      dependencies: [],
      settings: settings(of: member),
      position: name.position ?? member.position
    )
    target.sources += try known { try buildableFolders(of: member) } ?? []
    for entry in try known({ try members("dependencies", of: member, as: "TargetDependency") }) ?? [] {
      if let dependency = try known({ try dependency(entry) }) { target.dependencies.append(dependency) }
    }
    // What it builds may be there in ways that are not known.
    if problems.count > count { target.settings = nil }
    return target
  }

  private func product(of target: Member) throws -> String {
    let product = try coerced(value("product", of: target) ?? .nothing, to: .named("Product"), target)
    guard case .member(let product) = product, product.type == "Product", product.name != "init" else {
      throw unsupported("a `product` that is not known", target)
    }
    return product.name
  }

  private func productName(of target: Member) throws -> String? {
    guard let name = target["productName"], !name.isNothing else { return nil }
    return try text("productName", of: target).characters
  }

  private func dependency(_ member: Member) throws -> ProjectDescription.Dependency {
    let kind: ProjectDescription.Dependency.Kind
    switch member.name {
    case "target", "macro":
      // `.target(kit)` stands for `.target(name: kit.name)`.
      let target = member.arguments?.first.flatMap { $0.label == nil ? $0.value : nil }
      let named = if case .member(let target)? = target { target } else { member }
      kind = .target(try text("name", of: named).characters)
    case "project":
      kind = .project(target: try text("target", of: member).characters, path: try path(member["path"], of: member))
    case "external": kind = .product(try text("name", of: member).characters)
    case "package": kind = .product(try text("product", of: member).characters)
    case "framework", "library", "xcframework": kind = .file(try path(member["path"], of: member))
    case "sdk", "xctest": kind = .system
    default: throw unsupported("the dependency `.\(member.name)`", member)
    }
    let isConditional = member["condition"].map { !$0.isNothing } ?? false
    return ProjectDescription.Dependency(kind: kind, isConditional: isConditional, position: member.position)
  }

  // MARK: - Files

  private func sources(_ value: Value?, of target: Member) throws -> [ProjectDescription.Sources] {
    switch value {
    case nil, .nothing?: return []
    case .list(let values)?:
      return try values.flatMap { try sources($0, of: target) }
    case .member(let list)? where ["paths", "sourceFilesList"].contains(list.name):
      return try sources(list.arguments?.first?.value, of: target)
    case .member(let glob)? where glob.name == "glob":
      let excluding = try sources(glob["excluding"], of: target).map(\.glob)
      let globs = try globs(glob.arguments?.first { $0.label == nil }?.value, of: target)
      return globs.map { .init(glob: $0, excluding: excluding) }
    case let value?: return try globs(value, of: target).map { .init(glob: $0, excluding: []) }
    }
  }

  /// The patterns that a pattern with lists such as `{a,b}` stands for.
  private func globs(_ value: Value?, of target: Member) throws -> [String] {
    let written = try path(value, of: target)
    var globs = [written]
    while let list = globs[0].firstMatch(of: /\{([^{}]*)\}/) {
      globs = globs.flatMap { glob in
        let match = glob.firstMatch(of: /\{([^{}]*)\}/) ?? list
        return match.1.split(separator: ",", omittingEmptySubsequences: false).map {
          glob[..<match.range.lowerBound] + $0 + glob[match.range.upperBound...]
        }
      }
      .map { String($0) }
      if globs.count > 100 { break }
    }
    if globs.contains(where: { $0.contains(where: "{[".contains) }) {
      throw unsupported("the pattern \(written)", target)
    }
    return globs
  }

  /// Folders that Xcode keeps in step with the disk.
  private func buildableFolders(of target: Member) throws -> [ProjectDescription.Sources] {
    guard case .list(let values)? = try value("buildableFolders", of: target) else { return [] }
    return try values.map { value in
      var (path, excluded): (Value?, [String]) = (value, [])
      if case .member(let folder) = value, folder.name == "folder" {
        path = folder.arguments?.first?.value
        excluded = try self.excluded(folder["exceptions"], of: target)
      }
      let start = try self.path(path, of: target)
      return .init(glob: start + "/**", excluding: excluded.flatMap { ["\(start)/\($0)", "\(start)/\($0)/**"] })
    }
  }

  /// The files that are excluded from a folder, but not those that another target has as well.
  private func excluded(_ value: Value?, of target: Member) throws -> [String] {
    switch value {
    case nil, .nothing?: return []
    case .list(let values)?: return try values.flatMap { try excluded($0, of: target) }
    case .member(let list)? where list.name == "exceptions":
      return try excluded(list.arguments?.first?.value, of: target)
    case .member(let exception)? where exception.name == "exception" && exception["target"] == nil:
      return try excluded(exception["excluded"], of: target)
    case let value?: return [try path(value, of: target)]
    }
  }

  private func path(_ value: Value?, of member: Member) throws -> String {
    if let text = value?.characters { return text }
    guard case .member(let path)? = value, let text = path.arguments?.first?.value.characters else {
      throw unsupported("a path that is not known", member)
    }
    switch path.name {
    case "path", "relativeToManifest": return text
    // Helpers, which are in other folders, have no positions.
    case "relativeToCurrentFile" where path.position != .start: return text
    case "relativeToRoot": return "//" + text
    default: throw unsupported("the path `.\(path.name)`", member)
    }
  }

  // MARK: - Values

  /// The build settings of a project or a target, or `nil` if they are not known.
  private func settings(of member: Member) -> [String: String]? {
    guard let value = member["settings"], !value.isNothing else { return [:] }
    guard case .member(let settings) = value, settings.name == "settings",
      settings.arguments?.allSatisfy({ ["base", "defaultSettings"].contains($0.label) }) == true
    else { return nil }
    guard let base = settings["base"] else { return [:] }
    guard case .dictionary(let entries) = base else { return nil }
    var texts: [String: String] = [:]
    for entry in entries {
      guard let key = entry.key.characters, let text = Self.words(entry.value) else { return nil }
      texts[key] = text
    }
    return texts
  }

  private static func words(_ value: Value) -> String? {
    switch value {
    case .text(let text): text.characters
    case .boolean(let value): value ? "YES" : "NO"
    case .member(let member) where ["array", "string"].contains(member.name):
      member.arguments?.first.flatMap { words($0.value) }
    case .list(let values):
      values.allSatisfy { $0.characters != nil } ? values.compactMap(\.characters).joined(separator: " ") : nil
    default: nil
    }
  }

  /// An argument that has to be known.
  private func value(_ label: String, of member: Member) throws -> Value? {
    if let problem = member[label]?.problem { throw problem }
    return member[label]
  }

  private func text(_ label: String, of member: Member) throws -> Text {
    guard case .text(let text)? = try value(label, of: member) else {
      throw unsupported("a `\(label)` that is not a string", member)
    }
    return text
  }

  private func members(_ label: String, of member: Member, as type: String) throws -> [Member] {
    guard let value = try value(label, of: member), !value.isNothing else { return [] }
    guard case .list(let values) = try coerced(value, to: .list(.named(type)), member) else { return [] }
    return try values.map { value in
      if let problem = value.problem { throw problem }
      guard case .member(let element) = value, element.type == type else {
        throw unsupported("`\(label)` with an element that is not known", member)
      }
      return element
    }
  }

  private func coerced(_ value: Value, to type: TypeName, _ member: Member) throws -> Value {
    let outer = try interpreter.enter(at: member.position)
    defer { interpreter.leave(to: outer) }
    return try interpreter.coerced(value, to: type, in: interpreter.globals)
  }

  private func unsupported(_ what: String, _ member: Member) -> UnsupportedSyntax {
    UnsupportedSyntax(what, at: member.position)
  }
}
