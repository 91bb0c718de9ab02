import Foundation
import PackagePlugin

/// Lints the package when a target with this plugin is built and a file has changed. Findings are errors of the build.
///
/// The command only reads, because SwiftPM's sandbox forbids to write elsewhere than into the plugin's work directory.
/// SwiftPM runs commands without outputs in packages with tools version 6.0 or later.
@main struct InwardLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    // The tool has the name of its target, or of the binary target in a package without these sources.
    let tool = try (try? context.tool(named: "inward")) ?? context.tool(named: "Commands")
    return [
      .buildCommand(
        displayName: "Lint with inward, for \(target.name)",
        executable: tool.url,
        arguments: ["lint", context.package.directoryURL.path, "--no-cache", "--format", "xcode"],
        inputFiles: inputs(of: context.package)
      )
    ]
  }

  /// The files that findings depend on: sources, and what is beside a manifest, such as a file that a configuration extends.
  private func inputs(of package: Package) -> [URL] {
    let packages = package.withLocalDependencies
    let files = packages.flatMap { package in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: package.directoryURL.path)) ?? []
      return names.sorted().filter { name in
        [".swift", ".yml", ".yaml"].contains(where: name.hasSuffix) || name == "inward-baseline.json"
      }
      .map { package.directoryURL.appending(path: $0) }
    }
    let modules = packages.flatMap(\.targets).compactMap(\.sourceModule)
    return files + modules.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
  }
}

extension Package {
  /// The package and the local packages that it uses, directly or not.
  fileprivate var withLocalDependencies: [Package] {
    var found = [self]
    var seen: Set<Package.ID> = [id]
    var next = 0
    while next < found.count {
      for package in found[next].dependencies.map(\.package) where package.isLocal && seen.insert(package.id).inserted {
        found.append(package)
      }
      next += 1
    }
    return found
  }

  private var isLocal: Bool { if case .local = origin { true } else { false } }
}
