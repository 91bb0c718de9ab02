import ArgumentParser
import Foundation

struct HookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Report what an edit breaks, for coding assistants and editors.",
    discussion: """
      Reads one JSON object from standard input: {"file": path, "text": new text}, or a tool's "tool_input" with "file_path" \
      and "content", or with "old_string" and "new_string". The edit may be saved or not. Prints the findings that it \
      causes, in any file, as JSON.

      Exit status: 0 if there are none, also for files that no rule reads, and outside of repositories with an \
      inward.yml; 1 for errors, or 2 with --block; 2 for invalid input.
      """
  )

  @Argument(
    help: "The repository's folder (default: the closest one around the file that has an inward.yml).",
    completion: .directory
  )
  var path: String?

  @Flag(help: "For findings, exit with 2 and print them on standard error too, so that assistants stop and read them.")
  var block = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let input = try HookInput(parsing: FileHandle.standardInput.readDataToEndOfFile())
    let root = try path.map { try Project.folder(Project.root(around: $0) ?? $0) }
    guard let edit = HookEdit(input) else { return try finish(HookReport()) }
    try finish(await HookLinter(reading: reading, root: root).report(on: edit))
  }

  private func finish(_ report: HookReport) throws {
    print(report.json)
    if !report.hasErrors { return }
    if block { StandardError.print(report.text) }
    throw block ? ExitCode(Failure.status) : Failure.findings
  }
}

struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve findings to an editor while people type.",
    discussion: """
      Speaks the Language Server Protocol on standard input and output. It checks the first folder of the workspace, with \
      the unsaved texts of open files, including inward.yml and manifests, and offers what `inward fix` would do.

      Exit status: 0 after a shutdown, 1 if the editor ends without one, 2 if the input is not the protocol.
      """
  )

  @OptionGroup var pages: PagesOptions

  @Flag(help: "Write messages and times on standard error.")
  var log = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    var server = LanguageServer(reading: reading, pages: pages, logs: log)
    throw ExitCode(try await server.run())
  }
}
