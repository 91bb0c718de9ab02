import Model

/// Creates small repositories.
enum SampleRepository {
  /// - Parameters:
  ///   - targets: The imported modules by target; a name ending in `Tests` is a test target.
  ///   - condition: The `#if` around every import.
  static func make(_ targets: [(name: String, imports: [String])], condition: Condition? = nil) -> Repository {
    let all = targets.map { target($0.name, imports: $0.imports, condition: condition) }
    var manifest = Manifest(name: "Sample", toolsVersion: "6.2")
    manifest.targets = all.map(\.declaration)
    return Repository(packages: [Package(path: "", manifest: manifest, targets: all)])
  }

  static func target(
    _ name: String,
    imports: [String] = [],
    condition: Condition? = nil,
    types: [TypeDeclaration] = [],
    folder: String = "",
    dependencies: [TargetDependency] = []
  ) -> Target {
    let position = SourcePosition(line: 1, column: 1)
    let declarations = imports.map { ImportDeclaration(module: $0, position: position, condition: condition) }
    let facts = SourceFacts(imports: declarations, declarations: Declarations(types: types))
    let declaration = TargetDeclaration(
      name: name,
      kind: name.hasSuffix("Tests") ? .test : .regular,
      dependencies: dependencies
    )
    let path = "Sources/\(name)"
    return Target(
      declaration: declaration,
      path: path,
      files: [SourceFile(path: folder.isEmpty ? "\(path)/A.swift" : "\(path)/\(folder)/A.swift", facts: facts)]
    )
  }

  static func type(_ name: String, _ kind: TypeDeclaration.Kind) -> TypeDeclaration {
    TypeDeclaration(name: name, kind: kind, position: SourcePosition(line: 1, column: 1))
  }
}
