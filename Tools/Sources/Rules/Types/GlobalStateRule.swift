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

  static func reads(_ configuration: Configuration) -> RuleInput { .declarations }

  private static let singletonNames: Set = ["shared", "sharedInstance", "instance", "singleton"]

  func findings(in context: RuleContext) -> [Finding] {
    let nodes = context.graph.nodes.filter { $0.target.declaration.kind != .test }
    // An extension may be in another target than its type.
    lazy var allObjects = Self.objects(in: nodes.flatMap(\.target.files))
    return nodes.flatMap { node in
      lazy var objects = Self.objects(in: node.target.files)
      return node.target.files.flatMap { file in
        let declarations = file.facts.declarations ?? Declarations()
        var findings = declarations.globals.filter(Self.isMutableStorage).map { finding($0, in: file, of: nil) }
        // Most types have no such variable, and a copy of a type would retain everything in it.
        for index in declarations.types.indices where declarations.types[index].variables.contains(where: \.isStatic) {
          let type = declarations.types[index]
          let isObject = {
            objects.contains(type.name) || type.kind == .extension && allObjects.contains(type.name)
          }
          findings += type.variables.filter {
            $0.isStatic && (Self.isMutableStorage($0) || Self.isSingleton($0) && isObject())
          }.map { finding($0, in: file, of: type) }
        }
        return findings
      }
    }
  }

  private static func isMutableStorage(_ variable: VariableDeclaration) -> Bool {
    variable.isVariable && variable.isStored && !variable.attributes.contains { $0.hasPrefix("TaskLocal") }
  }

  /// Whether a constant is a singleton if it is one of ``objects(in:)``.
  private static func isSingleton(_ variable: VariableDeclaration) -> Bool {
    variable.isStored && singletonNames.contains(variable.name)
  }

  /// The names of the classes and actors that need no shared instance, and of no other types.
  private static func objects(in files: [SourceFile]) -> Set<String> {
    var (objects, others): (Set<String>, Set<String>) = ([], [])
    for file in files {
      let types = file.facts.declarations?.types ?? []
      for index in types.indices where types[index].kind != .extension {
        let isObject = types[index].kind == .class || types[index].kind == .actor
        if isObject, !types[index].has("globalActor") {
          objects.insert(types[index].name)
        } else {
          others.insert(types[index].name)
        }
      }
    }
    return objects.subtracting(others)
  }

  private func finding(_ variable: VariableDeclaration, in file: SourceFile, of type: TypeDeclaration?) -> Finding {
    let name = [type?.name, variable.name].compactMap(\.self).joined(separator: ".")
    let length = variable.name.utf8.count
    let place = Finding.Place(file.path, variable.position, length: length, variable.condition, subject: name)
    let problem = Self.isMutableStorage(variable) ? "mutable global state" : "a singleton"
    return Finding(self, at: place, message: "\(name) is \(problem)")
  }
}
