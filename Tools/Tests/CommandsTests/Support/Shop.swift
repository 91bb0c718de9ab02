import Foundation
import TestSupport

/// A small repository on disk, and the built `inward` to run in it; deleted with its last reference.
final class Shop {
  private let folder: TemporaryFolder

  var url: URL { folder.url }

  init(_ changes: [String: String?] = [:]) throws {
    folder = try TemporaryFolder(Self.files.merging(changes.compactMapValues(\.self)) { $1 })
    for (path, text) in changes where text == nil { try FileManager.default.removeItem(atPath: folder.path(path)) }
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  func delete(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  func read(_ path: String) throws -> String {
    try folder.text(of: path)
  }

  func inward(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try inward(arguments, environment: environment)
  }

  func inward(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> ProgramRun {
    try run(BuiltProgram.url("inward"), arguments, input: input, environment: environment)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> ProgramRun {
    let identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
    return try run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments)
  }

  /// Runs any program in the repository's folder.
  func run(_ arguments: String...) throws -> ProgramRun {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> ProgramRun {
    try run(URL(filePath: "/usr/bin/env"), arguments)
  }

  /// Runs a program of the repository.
  func script(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> ProgramRun {
    try run(URL(filePath: path, relativeTo: url), arguments, environment: environment)
  }

  private func run(
    _ program: URL,
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let environment = self.environment.merging(environment) { $1 }
    return try ProgramRun(program, arguments, input: input, environment: environment, in: url)
  }

  /// The environment of programs, which knows no files outside of the folder.
  var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder.path,
      // No repository of a test needs git's sample hooks.
      "GIT_TEMPLATE_DIR": "",
      "XDG_CACHE_HOME": folder.path(".cache"),
    ]
  }

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Domain"),
        .target(name: "Data", dependencies: ["Domain"]),
        .target(
          name: "Screens",
          dependencies: [
            "Domain"
          ]
        ),
      ]
    )

    """,
    "inward.yml": """
    version: 1
    layers:
      Domain: { targets: [Domain], external: [Foundation] }
      Data: { targets: [Data], mayImport: [Domain] }
      Screens: { targets: [Screens], mayImport: [Domain] }

    """,
    "Sources/Domain/Product.swift": "import Foundation\n\npublic struct Product {}\n",
    "Sources/Data/Store.swift": "import Domain\n",
    "Sources/Screens/List.swift": "import Domain\n",
  ]
}
