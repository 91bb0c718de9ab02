import Presentation
import TestSupport
import Testing

/// Favourites as the commands of the terminal show them.
@Suite(.timeLimit(.minutes(10))) struct FavouriteCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
    _ = try storefront.run("add-samples")
  }

  @Test func `a list marks what a person likes, and JSON is that of everyone`() throws {
    let (list, json) = ([FavouriteFeature.itemFeature], [FavouriteFeature.itemFeature, "--json"])
    let (before, document) = (try storefront.run(list).output, try storefront.run(json).output)
    _ = try storefront.run("favourite", "add", "2")

    let rows = try storefront.run(list).output.split(separator: "\n").filter { $0.hasPrefix("♥") }
    #expect(rows.count == 2)
    #expect(rows.first?.hasPrefix("♥ 2 ") ?? false || rows.first?.hasPrefix("♥  2 ") ?? false)
    #expect(rows.last == "♥ One of your favourites")
    #expect(try storefront.run(json).output == document)
    _ = try storefront.run("favourite", "remove", "2")
    #expect(try storefront.run(list).output == before)
  }

  @Test func `a link likes an item, and says so`() throws {
    let run = try storefront.run("open", "storefront://favourites/2/add")
    let title = try storefront.run(FavouriteFeature.itemFeature, "--page-size", "1", "--page", "2").output

    #expect(run.status == 0)
    #expect(run.output.hasSuffix("” is one of your favourites now.\n"))
    #expect(title.contains(run.output.split(separator: "”")[0].dropFirst()))
    #expect(try storefront.run("favourites").output.contains("1 favourite"))
    #expect(try storefront.run("open", "storefront://favourites/2/add", "--set", "x=1").status == 64)
  }
}
