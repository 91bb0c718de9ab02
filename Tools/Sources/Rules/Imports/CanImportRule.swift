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
    context.graph.nodes.flatMap { node in
      node.target.files.flatMap { file in
        file.facts.canImports.compactMap { mention in
          let destination = context.graph.destination(of: mention.name, from: node)
          guard let target = destination == .itself ? node.index : destination.target else { return nil }
          // A macro is built for the host only, so its tests ask whether they run there.
          if node.kind == .test, context.graph.nodes[target].kind == .macro { return nil }
          let message = "canImport(\(mention.name)) tests for a module of this repository"
          return Finding(self, at: mention.place(in: file), message: message)
        }
      }
    }
  }
}
