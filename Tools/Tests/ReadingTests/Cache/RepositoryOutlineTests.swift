import Model
import Testing

@testable import Repositories

struct RepositoryOutlineTests {
  private let position = SourcePosition(line: 3, column: 7)

  @Test func `everything in an outline is stored`() throws {
    var outline = outline
    let bytes = FactsCoder.bytes { coder throws(FactsCoder.Malformed) in try outline.code(with: &coder) }

    var stored = RepositoryOutline()
    try bytes.withUnsafeBytes { bytes in
      var coder = FactsCoder(decoding: bytes)
      try stored.code(with: &coder)
    }

    // It has no operator that compares, but its description has all values.
    #expect("\(stored)" == "\(outline)")
  }

  /// An outline of which no value is that of a new one.
  private var outline: RepositoryOutline {
    var target = Target(declaration: declaration, path: "Sources/A", files: [], ownModules: ["B"])
    target.paths = ["Kit/Sources/A/a.swift"]
    target.hasUnreadFiles = true
    target.missingPaths = ["Sources/A/b.swift"]
    var package = Package(path: "Kit", manifest: manifest, targets: [target])
    package.kind = .xcodeProject
    package.manifestName = "Kit.xcodeproj/project.pbxproj"
    package.ignores = [IgnoreComment(rule: "unused", reason: "soon", position: position, line: 4, lastLine: 9)]
    var outline = RepositoryOutline()
    outline.packages = [package]
    outline.unread = [PathNote(path: "B/Package.swift", position: position, reason: "`while`")]
    outline.notes = [PathNote(path: "C", reason: "a loop of links")]
    outline.tuistFiles = ["Tuist.swift"]
    return outline
  }

  private var manifest: Manifest {
    var manifest = Manifest(name: "Kit", toolsVersion: "6.2")
    manifest.products = [ProductDeclaration(name: "P", kind: .plugin, targets: ["A"])]
    manifest.dependencies = [
      PackageDependency(identity: "ui", location: "../UI", isLocal: true, name: "UI"),
      PackageDependency(identity: "net", location: "https://example.org/net"),
    ]
    manifest.dependencies[0].position = position
    manifest.targets = [declaration]
    manifest.languageModes = ["6"]
    return manifest
  }

  private var declaration: TargetDeclaration {
    var declaration = TargetDeclaration(name: "A", kind: .macro, position: position)
    declaration.dependencies = [
      TargetDependency(name: "B", kind: .target, position: position),
      TargetDependency(name: "C", kind: .byName),
      TargetDependency(name: "D", kind: .product),
      TargetDependency(name: "E", kind: .product, package: "e"),
    ]
    declaration.dependencies[0].isConditional = true
    declaration.dependencies[3].moduleAliases = ["E": "F"]
    declaration.path = "Sources/A"
    declaration.exclude = ["x"]
    declaration.sources = ["y"]
    declaration.resources = ["z"]
    declaration.publicHeadersPath = "include"
    declaration.settings = [
      .languageMode("6"), .upcomingFeature("U"), .init("enableExperimentalFeature", ["E"]), .defaultIsolation(nil),
      .defaultIsolation("MainActor"), .init("define", ["D"]), .init("unsafeFlags", ["-a", "-b"]),
      .init("interoperabilityMode"),
    ]
    declaration.hasUnknownSettings = true
    declaration.plugins = ["Lint"]
    return declaration
  }
}
