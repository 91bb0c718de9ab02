import ArgumentParser
import Presentation

/// Browses, wherever the commands come from: a script can pipe them in.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse interactively; type ? for help."
  )

  @OptionGroup var options: GlobalOptions
  @OptionGroup var styled: StyleOptions  // Styles

  func validate() throws {
    if options.json { throw ValidationError("browse talks to a person; use --json with the other commands.") }
  }

  func run() async throws {
    if let style = styled.style { return try await Session(options).browse(in: style) }  // Styles
    try await Session(options).browse()
  }
}

/// What storefront does without a command.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "start", shouldDisplay: false)

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let session = try await Session(options)
    if session.terminal.isInteractive, !options.json {
      try await session.browse()
    } else {
      try await session.show(.productList())
    }
  }
}
