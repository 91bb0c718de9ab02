import Model

/// Builds a `ProjectDescription` from an evaluated `Project.swift`.
struct ProjectBuilder {
  let interpreter: Interpreter

  func project() throws -> ProjectDescription {
    let projects = interpreter.globals.variables.values.compactMap { variable -> Member? in
      if case .member(let member)? = variable.value, member.type == "Project", member.name == "init" {
        member
      } else {
        nil
      }
    }
    guard projects.count == 1 else { throw UnsupportedSyntax("\(projects.count) projects instead of one") }
    var targets: [ProjectDescription.Target] = []
    for target in try members("targets", of: projects[0], as: "Target") { targets.append(try self.target(target)) }
    return ProjectDescription(
      name: try text("name", of: projects[0]).characters,
      targets: targets,
      settings: settings(of: projects[0]),
      variables: interpreter.variables
    )
  }

  private func target(_ member: Member) throws -> ProjectDescription.Target {
    guard ["target", "init"].contains(member.name) else { throw unsupported("`.\(member.name)`", member) }
    let name = try text("name", of: member)
    let product = try coerced(member["product"] ?? .nothing, to: .named("Product"), member)
    guard case .member(let product) = product, product.type == "Product", product.name != "init" else {
      throw unsupported("a `product` that is not known", member)
    }
    var dependencies: [ProjectDescription.Dependency] = []
    for entry in try members("dependencies", of: member, as: "TargetDependency") {
      dependencies.append(try dependency(entry))
    }
    let productName = member["productName"].flatMap { $0.isNothing ? nil : $0 }
    return ProjectDescription.Target(
      name: name.characters,
      product: product.name,
      productName: productName == nil ? name.characters : try text("productName", of: member).characters,
      sources: try sources(member["sources"], of: member) + buildableFolders(of: member),
      dependencies: dependencies,
      settings: settings(of: member),
      position: name.position ?? member.position
    )
  }

  private func dependency(_ member: Member) throws -> ProjectDescription.Dependency {
    let kind: ProjectDescription.Dependency.Kind
    switch member.name {
    case "target": kind = .target(try text("name", of: member).characters)
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
      var sources: [ProjectDescription.Sources] = []
      for value in values { sources += try self.sources(value, of: target) }
      return sources
    case .member(let list)? where ["paths", "sourceFilesList"].contains(list.name):
      return try sources(list.arguments?.first?.value, of: target)
    case .member(let glob)? where glob.name == "glob":
      let excluding = try glob["excluding"].map { try sources($0, of: target) }
      let path = try path(glob.arguments?.first { $0.label == nil }?.value, of: target)
      return [.init(glob: path, excluding: (excluding ?? []).map(\.glob))]
    case let value?: return [.init(glob: try path(value, of: target), excluding: [])]
    }
  }

  /// Folders that Xcode keeps in step with the disk.
  private func buildableFolders(of target: Member) throws -> [ProjectDescription.Sources] {
    guard case .list(let values)? = target["buildableFolders"] else { return [] }
    var sources: [ProjectDescription.Sources] = []
    for value in values {
      var value = value
      if case .member(let folder) = value, folder.name == "folder", folder.arguments?.count == 1 {
        value = folder.arguments?.first?.value ?? value
      }
      sources.append(.init(glob: try path(value, of: target) + "/**", excluding: []))
    }
    return sources
  }

  private func path(_ value: Value?, of member: Member) throws -> String {
    if let text = value?.characters { return text }
    guard case .member(let path)? = value, let text = path.arguments?.first?.value.characters else {
      throw unsupported("a path that is not known", member)
    }
    switch path.name {
    case "path", "relativeToManifest": return text
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

  private func text(_ label: String, of member: Member) throws -> Text {
    guard case .text(let text)? = member[label] else { throw unsupported("a `\(label)` that is not a string", member) }
    return text
  }

  private func members(_ label: String, of member: Member, as type: String) throws -> [Member] {
    guard let value = member[label], !value.isNothing else { return [] }
    guard case .list(let values) = try coerced(value, to: .list(.named(type)), member) else { return [] }
    var members: [Member] = []
    for value in values {
      guard case .member(let member) = value, member.type == type else {
        throw unsupported("`\(label)` with an element that is not known", member)
      }
      members.append(member)
    }
    return members
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
