import ArgumentParser
import Presentation

struct PickupPointsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pickup-points",
    abstract: "List pickup points, or find them by a keyword."
  )

  @Argument(help: "Words that begin words of the name (default: none, which lists all).")
  var keyword = ""

  @OptionGroup var page: PageOptions
  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let route = PickupPointListRoute(keyword: keyword, page: page.page, pageSize: page.pageSize)
    try await Session(options).show(.pickupPointList(route))
  }
}
