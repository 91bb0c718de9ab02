import ArgumentParser
import Presentation

struct PickupPointCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pickup-point",
    abstract: "Show one of the pickup points."
  )

  @Argument(help: "The identifier, as lists show it.")
  var id: String

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if id.isEmpty { throw ValidationError("An identifier is no empty text.") }
  }

  func run() async throws {
    try await Session(options).show(.pickupPointDetail(id: id))
  }
}
