import Model

/// Builds a `ProjectDescription` from an evaluated `Project.swift`.
struct ProjectBuilder {
  let interpreter: Interpreter
  private(set) var problems: [UnsupportedSyntax] = []
  /// The files in folders of a target that another target has as well.
  private(set) var shared: [(target: String, sources: ProjectDescription.Sources)] = []

  /// - Parameter problem: Why a declaration of the manifest was left out, which may be that of the project.
  mutating func project(besides problem: UnsupportedSyntax?) throws -> ProjectDescription {
    let members = interpreter.main.variables.values.compactMap(\.value?.member)
    let projects = members.filter { $0.type == "Project" && $0.name == "init" }
    guard projects.count == 1 else {
      // The project is mostly the last of the variables.
      let others = projects.isEmpty ? members.filter { $0.type == "Project" || $0.problem != nil } : []
      let last = others.max { $0.position.inManifest < $1.position.inManifest }
      throw last.map(unknown) ?? problem ?? UnsupportedSyntax("\(projects.count) projects instead of one")
    }
    let outer = try interpreter.enter(at: projects[0].position)
    defer { interpreter.leave(to: outer) }
    let name = try projects[0].text("name").characters
    var project = ProjectDescription(name: name, settings: settings(of: projects[0]))
    project.targets = try self.members("targets", of: projects[0], as: "Target").map { try target($0) }
    project.problems = problems
    for index in project.targets.indices {
      project.targets[index].sources += shared.filter { $0.target == project.targets[index].name }.map(\.sources)
    }
    // Members of helpers read variables too, as late as here.
    project.variables = interpreter.variables
    return project
  }

  /// A target as far as it is known. One without a name would be missing where others import it.
  private mutating func target(_ member: Member) throws -> ProjectDescription.Target {
    let outer = try interpreter.enter(at: member.position)
    defer { interpreter.leave(to: outer) }
    guard ["foreignBuild", "init", "target"].contains(member.name) else { throw unknown(member) }
    let name = try member.text("name")
    let count = problems.count
    func report(_ read: () throws -> Void) throws {
      do {
        try read()
      } catch var problem as UnsupportedSyntax {
        problem.reason = "\(problem.reason) in the target \(name.characters)"
        problems.append(problem)
      }
    }
    let position = (name.position.flatMap { $0.isInHelper ? nil : $0 } ?? member.position).inManifest
    var target = ProjectDescription.Target(name: name.characters, productName: name.characters, position: position)
    if member.name == "foreignBuild" {
      // Another build system makes its modules.
      target.settings = nil
      return target
    }
    try report { target.product = try product(of: member) }
    let productName = member["productName"]?.isNothing == false ? "productName" : "name"
    try report { target.productName = try member.text(productName).characters }
    try report { target.sources = try sources(member.value("sources")) }
    target.settings = settings(of: member)
    var folders: [Folder] = []
    try report { folders = try buildableFolders(of: member) }
    try report { target.sources += try files(in: folders) }
    try report { shared += try filesForOthers(in: folders) }
    var dependencies: [Member] = []
    try report { dependencies = try members("dependencies", of: member, as: "TargetDependency") }
    for entry in dependencies {
      // The settings of pods say what they link.
      if entry.name == "cocoapods" { target.settings = nil }
      try report { if let dependency = try dependency(entry) { target.dependencies.append(dependency) } }
    }
    // What it builds may be there in ways that are not known.
    if problems.count > count { target.settings = nil }
    return target
  }

  private func product(of target: Member) throws -> String {
    guard case .member(let product) = try coerced(target.value("product") ?? .nothing, to: .named("Product")),
      product.type == "Product", product.name != "init"
    else { throw interpreter.unsupported("a `product` that is not known") }
    return product.name
  }

  /// - Returns: Nil for what belongs to the system.
  private func dependency(_ member: Member) throws -> ProjectDescription.Dependency? {
    let outer = try interpreter.enter(at: member.position)
    defer { interpreter.leave(to: outer) }
    let kind: ProjectDescription.Dependency.Kind
    switch member.name {
    case "target", "macro":
      // `.target(kit)` stands for `.target(name: kit.name)`.
      let target = member.arguments?.first.flatMap { $0.label == nil ? $0.value.member : nil }
      kind = .target(try (target ?? member).text("name").characters)
    case "project":
      kind = .project(target: try member.text("target").characters, path: try path(member["path"]))
    case "carthage", "external": kind = .product(try member.text("name").characters)
    case "package": kind = .product(try member.text("product").characters)
    case "framework", "library", "xcframework": kind = .file(try path(member["path"]))
    case "foreignBuild":
      guard case .member(let output)? = try member.value("output") else {
        throw interpreter.unsupported("an `output` that is not known")
      }
      kind = .file(try path(output["path"]))
    case "cocoapods", "packagePlugin", "sdk", "xctest": return nil
    default: throw unknown(member)
    }
    let isConditional = member["condition"].map { !$0.isNothing } ?? false
    return ProjectDescription.Dependency(kind: kind, isConditional: isConditional, position: member.position.inManifest)
  }

  private func sources(_ value: Value?, as type: String = "SourceFilesList") throws -> [ProjectDescription.Sources] {
    switch try value.map({ try coerced($0, to: .named(type)) }) {
    case .list(let values)?: return try values.flatMap { try sources($0, as: "SourceFileGlob") }
    case .member(let list)? where isOf("SourceFilesList", list) && list["globs"] != nil:
      return try sources(list["globs"])
    case .member(let list)? where isOf("SourceFilesList", list) && list.name == "paths":
      return try globs(list.arguments?.first?.value).map { .init(glob: $0) }
    case .member(let glob)? where isOf("SourceFileGlob", glob) && glob.name == "glob":
      let excluding = try globs(glob["excluding"])
      let globs = try globs(glob.arguments?.first { $0.label == nil }?.value)
      return globs.map { .init(glob: $0, excluding: excluding) }
    case .member(let file)? where isOf("SourceFileGlob", file) && file.name == "generated":
      return [.init(glob: try path(file.arguments?.first?.value), mayBeMissing: true)]
    case let value: return try globs(value).map { .init(glob: $0) }
    }
  }

  /// The patterns of one path or several.
  private func globs(_ value: Value?) throws -> [String] {
    guard let value, !value.isNothing else { return [] }
    if case .list(let values) = value { return try values.flatMap { try globs($0) } }
    let written = try path(value)
    guard let globs = Glob.patterns(of: written) else { throw interpreter.unsupported("the pattern \(written)") }
    return globs
  }

  private typealias Folder = (path: String, exceptions: [Member])

  private func files(in folders: [Folder]) throws -> [ProjectDescription.Sources] {
    try folders.map { folder in
      let own = folder.exceptions.filter { $0["target"] == nil }
      let excluded = try own.flatMap { try paths($0["excluded"]) }.map { "\(folder.path)/\($0)" }
      return ProjectDescription.Sources(glob: folder.path + "/**", excluding: excluded.flatMap { [$0, "\($0)/**"] })
    }
  }

  private func filesForOthers(in folders: [Folder]) throws -> [(target: String, sources: ProjectDescription.Sources)] {
    try folders.flatMap { folder in
      try folder.exceptions.filter { $0["target"] != nil }.flatMap { exception in
        let name = try exception.text("target").characters
        return try paths(exception["included"]).map {
          (name, ProjectDescription.Sources(glob: "\(folder.path)/\($0)"))
        }
      }
    }
  }

  /// Folders that Xcode keeps in step with the disk.
  private func buildableFolders(of target: Member) throws -> [Folder] {
    guard let value = try target.value("buildableFolders"), !value.isNothing else { return [] }
    return try elements(coerced(value, to: .list(.named("BuildableFolder")))).map { value in
      guard case .member(let folder) = value, isOf("BuildableFolder", folder), folder.name == "folder" else {
        return (try path(value), [])
      }
      let start = try path(folder.arguments?.first?.value)
      return (start, try exceptions(folder["exceptions"]))
    }
  }

  private func exceptions(_ value: Value?) throws -> [Member] {
    switch value {
    case nil, .nothing?: return []
    case .list(let values)?: return try values.flatMap(exceptions)
    case .member(let list)? where isOf("BuildableFolderExceptions", list) && list.name == "exceptions":
      return try exceptions(list.arguments?.first?.value)
    case .member(let exception)? where isOf("BuildableFolderException", exception) && exception.name == "exception":
      return [exception]
    default: throw interpreter.unsupported("an exception that is not known")
    }
  }

  private func paths(_ value: Value?) throws -> [String] { try elements(value).map(path) }

  func path(_ value: Value?) throws -> String {
    let value = try value.map { try coerced($0, to: .named("Path")) }
    if let text = value?.characters { return text }
    guard case .member(let path)? = value, path.type == "Path",
      let text = path.arguments?.first?.value.characters
    else { throw interpreter.unsupported("a path that is not known") }
    switch path.name {
    case "init", "path", "relativeToManifest": return text
    // Helpers are in other folders.
    case "relativeToCurrentFile" where !path.position.isInHelper: return text
    case "relativeToRoot": return "//" + text
    default: throw interpreter.unsupported("the path `.\(path.name)`")
    }
  }

  /// Whether a member may be one of a type, and is none of a type that is not known.
  func isOf(_ type: String, _ member: Member) -> Bool { member.type ?? type == type }

  func members(_ label: String, of member: Member, as type: String) throws -> [Member] {
    guard let value = try member.value(label), !value.isNothing else { return [] }
    return try elements(coerced(value, to: .list(.named(type)))).map { value in
      guard case .member(let element) = value else {
        throw interpreter.unsupported("`\(label)` with an element of another type")
      }
      if element.problem != nil || element.type != type { throw unknown(element) }
      return element
    }
  }

  private func elements(_ value: Value?) throws -> [Value] {
    guard let value, !value.isNothing else { return [] }
    if case .list(let elements) = value { return elements }
    throw value.problem ?? interpreter.unsupported("a list that is not known")
  }

  func coerced(_ value: Value, to type: TypeName) throws -> Value {
    try interpreter.coerced(value, to: type, in: interpreter.globals)
  }

  /// What is said of a member that nothing in the repository declares.
  private func unknown(_ member: Member) -> UnsupportedSyntax {
    let name = [member.type ?? "", member.name].filter { !$0.isEmpty }.joined(separator: ".")
    let reason = interpreter.unknown("the unknown `\(name)`", member.name)
    return member.problem ?? UnsupportedSyntax(reason, at: member.position)
  }
}
