import ArgumentParser

/// Sends changes that were made on this device, and receives those of other devices.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Send your favourites to the server, and receive those of your other devices.",
    discussion:
      "Every change is tried at once, and again when you browse. Exit status 1 if the server refused a change."
  )

  @OptionGroup var options: GlobalOptions

  func run() async throws { try await Session(options).synchronise() }
}
