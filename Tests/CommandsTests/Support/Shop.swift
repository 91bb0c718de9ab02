import Foundation

/// A small repository on disk, and the built `inward` to run in it; deleted with its last reference.
final class Shop {
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  let url = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)")

  init(_ changes: [String: String?] = [:]) throws {
    for (path, text) in Self.files.mapValues(Optional.some).merging(changes, uniquingKeysWith: { $1 }) {
      if let text { try write(text, to: path) }
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  func inward(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try inward(arguments, environment: environment)
  }

  func inward(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try run(Self.executable(), arguments, environment: environment)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Outcome {
    let identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
    return try run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments)
  }

  /// Runs any program in the repository's folder.
  func run(_ arguments: String...) throws -> Outcome {
    try run(URL(filePath: "/usr/bin/env"), arguments)
  }

  private func run(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": url.path,
      "XDG_CACHE_HOME": url.appending(path: ".cache").path,
    ].merging(environment) { $1 }
    let output = try file(), errors = try file()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return try Outcome(
      status: process.terminationStatus,
      output: String(contentsOf: output, encoding: .utf8),
      errors: String(contentsOf: errors, encoding: .utf8)
    )
  }

  /// A hidden file, so that commands ignore it.
  private func file() throws -> URL {
    let file = url.appending(path: ".output-\(UUID().uuidString)")
    try Data().write(to: file)
    return file
  }

  private struct NotBuilt: Error {}

  /// The program is next to the test bundle, or above it if bundles are folders.
  private static func executable() throws -> URL {
    var folder = Bundle(for: Shop.self).bundleURL
    while folder.path != "/" {
      let candidate = folder.appending(path: "inward")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
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
