import ArgumentParser
import Foundation
import Reading
import Repositories

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

  @Option(help: ArgumentHelp("Write the settings into a file.", valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Write nothing; exit with 1 if the file of --output is out of date.")
  var check = false

  func validate() throws {
    if check && output == nil { throw ValidationError("--check needs --output, the file to compare.") }
  }

  func run() async throws {
    let project = try project.open()
    let text = ModuleDependencies(try await project.graph()).text
    guard let output else { return print(text, terminator: "") }
    let file = GeneratedFile(
      url: URL(filePath: output),
      name: output,
      command: "inward export xcconfig --output \(ShellWord.quoted(output))"
    )
    try file.save(text, onlyChecks: check)
  }
}
