import Model

struct CanImportRule: Rule {
  static let documentation = RuleDocumentation(
    name: "can-import",
    summary: "canImport does not test for modules of the repository",
    why: """
      Whether a module of the same build can be imported depends on the build order, so the same sources can produce \
      different programs.
      """,
    fix: "Import the module, or select between two targets in the manifest.",
    broken: """
      #if canImport(Analytics)
      import Analytics
      #endif
      """,
    kept: "import Analytics"
  )

  func findings(in context: RuleContext) -> [Finding] {
    let all = Set(context.graph.nodes.map(\.target.moduleName))
    // A macro is built for the host only, so its tests ask whether they run there.
    let macros = Set(context.graph.nodes.filter { $0.target.declaration.kind == .macro }.map(\.target.moduleName))
    return context.graph.nodes.flatMap { node in
      let modules = node.target.declaration.kind == .test ? all.subtracting(macros) : all
      return node.target.files.flatMap { file in
        file.facts.canImports.filter { modules.contains($0.name) }.map { mention in
          let message = "canImport(\(mention.name)) tests for a module of this repository"
          return Finding(self, at: mention.place(in: file), message: message)
        }
      }
    }
  }
}
