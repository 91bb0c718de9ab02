import ArgumentParser
import Presentation

struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Show the screen of a link, such as \(RouteCodec.link(to: .detail(Route.home.feature, id: "42")))."
  )

  @Argument(help: "The link.")
  var link: String

  @OptionGroup var form: FormOptions
  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let session = await Session(options)
    let route: Route
    do throws(RouteError) {
      route = try RouteCodec.route(from: link)
    } catch {
      throw try await session.fail(ErrorViewData(error, localization: session.localization))
    }
    if case .favourite(let favourite) = route {
      try form.requireNoValues()
      return try await session.mark([favourite.id], favourite.action)
    }
    if route.isForm { return try await session.fill(route, form) }
    try form.requireNoValues()
    try await session.show(route)
  }
}
