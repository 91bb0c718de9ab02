public import Model

/// Finds `canImport` of a module of the repository.
public struct CanImportRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "can-import",
    summary: "canImport does not ask for a module of the repository",
    why: """
      Whether a module of the same build can be imported depends on what happened to be built before it, so the same \
      sources give different programs.
      """,
    mend: "Import the module, or choose between two targets in the manifest.",
    broken: """
      #if canImport(Analytics)
      import Analytics
      #endif
      """,
    kept: "import Analytics"
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let modules = Set(context.graph.nodes.map(\.target.moduleName))
    return context.graph.nodes.flatMap { node in
      node.target.files.flatMap { file in
        file.facts.canImports.filter { modules.contains($0.name) }.map { mention in
          Finding(
            self,
            at: SourceLocation(path: file.path, position: mention.position),
            length: mention.name.utf8.count,
            message: "canImport(\(mention.name)) asks for a module of this repository",
            subject: mention.name
          )
        }
      }
    }
  }
}
