import ArgumentParser
import Presentation

/// Reads commands from a terminal, or from a pipe so that scripts can browse.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse interactively; type ? for help."
  )

  @OptionGroup var options: GlobalOptions
  @OptionGroup var style: StyleOptions

  func validate() throws {
    if options.json { throw ValidationError("--json is not available while browsing.") }
  }

  func run() async throws {
    try await Session(options)
      .styled(style)
      .browse()
  }
}

/// What `storefront` does without a command.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "start", shouldDisplay: false)

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let session = await Session(options)
    if session.terminal.isInteractive, !options.json {
      try await session.browse()
    } else {
      try await session.show(.home)
    }
  }
}
