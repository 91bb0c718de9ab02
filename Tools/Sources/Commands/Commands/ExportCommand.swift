import ArgumentParser
import Foundation
import Model
import Rules

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the allowed imports for another tool.",
    subcommands: [ExportXcconfigCommand.self]
  )
}

struct ExportXcconfigCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcconfig",
    abstract: "Write the build settings with which Xcode 26 checks the imports of each target.",
    discussion: """
      The settings list the modules that a target imports and its layer allows; Xcode reports every other import. \
      Include the file in a project's .xcconfig file, or pass it to xcodebuild -xcconfig.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Option(file: "Write the settings into a file.")
  var output: String?

  @Flag(help: "Write nothing; exit with 1 if the file of --output is out of date.")
  var check = false

  func validate() throws {
    if check && output == nil { throw ValidationError("--check needs --output, the file to compare.") }
  }

  func run() async throws {
    let governed = try await project.open().graph()
    try governed.requireAll()
    let text = governed.moduleDependencies
    guard let output else { return print(text, terminator: "") }
    let file = GeneratedFile(
      url: URL(filePath: output),
      name: output,
      command: "inward export xcconfig --output \(ShellWord.quoted(output))"
    )
    try file.save(text, onlyChecks: check)
  }
}

extension GovernedGraph {
  /// The modules that each target may import, as build settings of Xcode 26 in an `.xcconfig` file. A line applies to all
  /// targets of its name.
  ///
  /// Source of the settings `MODULE_DEPENDENCIES` and `VALIDATE_MODULE_DEPENDENCIES`, and of the condition `[target=NAME]`:
  /// https://github.com/swiftlang/swift-build, `Dependencies.swift` and `MacroConfigFileParser.swift`.
  fileprivate var moduleDependencies: String {
    let built = context.graph.nodes.filter { !$0.target.files.isEmpty && $0.package.kind != .looseFiles }
    let targets = built.map { node in
      let allowed = context.graph.imports(of: node).filter { allows($0, from: node) { $0.layersAllow } }
      return (node.target.name, Set(allowed.map { Self.entry(for: $0.declaration, in: node.target) }))
    }
    let settings = Dictionary(targets) { $0.union($1) }.sortedByKey().map { target, entries in
      // In the pattern, `?` stands for a character that has a meaning.
      let pattern = String(target.map { "[]*?\\".contains($0) || $0.isNewline ? "?" : $0 })
      return (["MODULE_DEPENDENCIES[target=\(pattern)] ="] + entries.sorted()).joined(separator: " ")
    }
    return """
      // Written by `inward export xcconfig` from \(context.configuration.path); change that, not this file.
      VALIDATE_MODULE_DEPENDENCIES = YES_ERROR
      \(settings.joined(separator: "\n"))

      """
  }

  /// A module with the access level of its import, which Xcode compares as well. Without a level it is private.
  private static func entry(for declaration: ImportDeclaration, in target: Target) -> String {
    let isInternal = target.declaration.settings.contains { $0.upcomingFeatures.contains("InternalImportsByDefault") }
    let usual = isInternal && !declaration.has("_exported") ? AccessLevel.internal : .public
    return switch declaration.access ?? usual {
    case .private, .fileprivate, .internal: declaration.module
    case .package: "\"package \(declaration.module)\""
    case .public, .open: "\"public \(declaration.module)\""
    }
  }
}
