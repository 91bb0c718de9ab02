import Foundation
import PackagePlugin

/// Lints the package when a target with this plugin is built and a file has changed. Findings are errors of the build.
///
/// The command only reads, because SwiftPM's sandbox forbids to write elsewhere than into the plugin's work directory.
/// SwiftPM runs commands without outputs in packages with tools version 6.0 or later.
@main struct InwardLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    [
      .buildCommand(
        displayName: "Lint with inward, for \(target.name)",
        executable: try context.tool(named: "Commands").url,
        arguments: ["lint", context.package.directoryURL.path, "--no-cache", "--format", "xcode"],
        inputFiles: Set(inputs(of: context.package, root: context.package.directoryURL)).sorted { $0.path < $1.path }
      )
    ]
  }

  /// The files that findings depend on, in a package and those that it uses in its folder.
  private func inputs(of package: Package, root: URL) -> [URL] {
    let names = ["Package.swift", "inward.yml", "inward-baseline.json"]
    let files = names.map { package.directoryURL.appending(path: $0) }
    let sources = package.targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    let others = package.dependencies.map(\.package).filter { $0.directoryURL.path.hasPrefix(root.path + "/") }
    return files.filter { FileManager.default.fileExists(atPath: $0.path) } + sources
      + others.flatMap { inputs(of: $0, root: root) }
  }
}
