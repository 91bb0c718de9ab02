import ArgumentParser
import Foundation

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
