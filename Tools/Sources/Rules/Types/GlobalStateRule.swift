import Model

struct GlobalStateRule: Rule {
  static let documentation = RuleDocumentation(
    name: "global-state",
    summary: "there is no mutable global state and no singleton",
    why: """
      Tests cannot replace global state: their order begins to matter, and no signature shows what a type depends on.
      """,
    fix: "Create the value where the program starts, and pass it on through `init`.",
    broken: """
      // In a class or an actor, also with the name sharedInstance, instance or singleton, or in an extension.
      final class Session {
        static let shared = Session()
      }
      """,
    kept: """
      final class Session {
        init(clock: any Clock<Duration>) {}
      }
      """
  )

  static func reads(_ configuration: Configuration) -> SourceDepth { .outlines { _ in false } }

  private static let singletonNames: Set = ["shared", "sharedInstance", "instance", "singleton"]

  func findings(in context: RuleContext) -> [Finding] {
    let nodes = context.graph.nodes.filter { $0.kind != .test }
    // An extension may be in another target than its type, if no other type has the name.
    let files = nodes.flatMap(\.target.files)
    lazy var allObjects = Self.names(in: files).subtracting(Self.names(in: files, ofObjects: false))
    let modules = Set(nodes.map(\.moduleName))
    return nodes.flatMap { node in
      lazy var objects = Self.names(in: node.target.files)
      return node.target.files.flatMap { file in
        let declarations = file.facts.declarations ?? Declarations()
        var findings = declarations.globals.filter(Self.isMutableStorage).map { finding($0, in: file, of: nil) }
        // Most types have no such variable, and a copy of a type would retain everything in it.
        for index in declarations.types.indices where declarations.types[index].variables.contains(where: \.isStatic) {
          let type = declarations.types[index]
          let isObject = {
            if objects.contains(type.name) { return true }
            guard type.kind == .extension else { return false }
            // `App.Session` is `Session`, if `App` is a module.
            let module = type.name.prefix { $0 != "." }
            return allObjects.contains(type.name)
              || modules.contains(String(module)) && allObjects.contains(String(type.name.dropFirst(module.count + 1)))
          }
          findings += type.variables.filter { variable in
            guard variable.isStatic, variable.isStored else { return false }
            return Self.isMutableStorage(variable) || Self.singletonNames.contains(variable.name) && isObject()
          }.map { finding($0, in: file, of: type) }
        }
        return findings
      }
    }
  }

  private static func isMutableStorage(_ variable: VariableDeclaration) -> Bool {
    variable.isVariable && variable.isStored && !variable.has("TaskLocal")
  }

  /// The names of the classes and actors that need no shared instance, or else those of all other types that other files
  /// see.
  private static func names(in files: [SourceFile], ofObjects areObjects: Bool = true) -> Set<String> {
    let names = files.flatMap { file in
      let types = file.facts.declarations?.types ?? []
      return types.indices.filter { index in
        let (kind, access) = (types[index].kind, types[index].access)
        let isObject = [.class, .actor].contains(kind) && !types[index].has("globalActor")
        if areObjects { return isObject }
        return !isObject && ![.extension, .typealias].contains(kind) && access != .private && access != .fileprivate
      }.map { types[$0].name }
    }
    return Set(names)
  }

  private func finding(_ variable: VariableDeclaration, in file: SourceFile, of type: TypeDeclaration?) -> Finding {
    let name = [type?.name, variable.name].compactMap(\.self).joined(separator: ".")
    let length = variable.name.utf8.count
    let place = Finding.Place(file.path, variable.position, length: length, variable.condition, subject: name)
    let problem = Self.isMutableStorage(variable) ? "mutable global state" : "a singleton"
    return Finding(self, at: place, message: "\(name) is \(problem)")
  }
}
