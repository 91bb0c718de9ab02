import Foundation
import PackagePlugin

/// Runs `inward` in a package: `swift package inward COMMAND…`, by default `lint`.
///
/// SwiftPM's sandbox lets the command read, but write nothing into the package.
@main struct InwardCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // The tool has the name of its target, or of the binary target in a package without these sources.
    let tool = try (try? context.tool(named: "inward")) ?? context.tool(named: "Commands")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments.isEmpty ? ["lint", "--no-cache"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return Diagnostics.error("inward failed with exit status \(process.terminationStatus).")
    }
  }
}
