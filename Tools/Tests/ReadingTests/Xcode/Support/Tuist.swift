import TestSupport

/// A repository with a `Project.swift` of Tuist and its helpers.
enum Tuist {
  static let helpers = "Tuist/ProjectDescriptionHelpers"

  static func repository(_ project: String, _ helpers: [String: String]) async throws -> ReadRepository {
    let sources = ["A/A.swift", "B/B.swift", "Modules/Core/Core.swift", "App/App.swift"].map { ($0, "") }
    var files = Dictionary(uniqueKeysWithValues: sources)
    for (path, text) in helpers { files[path] = "import ProjectDescription\n\(text)\n" }
    files["Project.swift"] = "import ProjectDescription\nimport ProjectDescriptionHelpers\n\(project)\n"
    return try await ReadRepository(files)
  }

  static func framework(_ name: String, _ sources: String, _ dependencies: String = "[]") -> String {
    """
    .target(name: \(name), destinations: .iOS, product: .framework, bundleId: "a", sources: \(sources), \
    dependencies: \(dependencies))
    """
  }
}
