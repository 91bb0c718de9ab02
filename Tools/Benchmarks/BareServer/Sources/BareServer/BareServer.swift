import ArgumentParser
import GRDB
import Hummingbird
import Mustache

/// Four addresses of `storefront-server`, written without layers: a handler queries the database and writes the response.
/// It exists for comparison only, and does not check its input.
@main
struct BareServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "bare-server")

  @Option(help: "The port on the loopback interface.")
  var port: Int

  @Option(help: "A database that Storefront has filled.")
  var database: String

  @Option(help: "The folder of Storefront's templates.")
  var templates: String

  @Option(help: "The address of the icon, as Storefront's pages have it.")
  var icon: String

  @Option(help: "The address of the style sheet, as Storefront's pages have it.")
  var stylesheet: String

  @Option(help: "The address of the script, as Storefront's pages have it.")
  var script: String

  @Flag(help: "Compile each statement anew, as GRDB does by default.")
  var compileAnew = false

  func run() async throws {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    let pool = try DatabasePool(path: database, configuration: configuration)
    let statement = Statements(areKept: !compileAnew)
    let api = ProductAPI(database: pool, statement: statement)
    let pages = ProductPages(
      database: pool,
      statement: statement,
      templates: try await MustacheLibrary(directory: templates),
      icon: icon,
      stylesheet: stylesheet,
      script: script
    )

    let router = Router()
    router.get("api/products") { request, _ in try await api.products(request) }
    router.get("api/products/:id") { _, context in
      try await api.product(context.parameters.require("id", as: Int.self))
    }
    router.get("products") { _, _ in try await pages.products() }
    router.get("products/:id") { _, context in
      try await pages.product(context.parameters.require("id", as: Int.self))
    }
    try await Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: port))).run()
  }
}
