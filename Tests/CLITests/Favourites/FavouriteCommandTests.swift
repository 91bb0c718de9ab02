import TestSupport
import Testing

/// Favourites as the commands of the terminal show them.
@Suite(.timeLimit(.minutes(10))) struct FavouriteCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `a link likes an item, and says so`() throws {
    let run = try storefront.run("open", "storefront://favourites/13/add")

    #expect(run.output == "“Belt-Drive Walnut Turntable” is one of your favourites now.\n")
    #expect(try storefront.run("open", "storefront://favourites/13/add", "--set", "x=1").status == 64)
  }
}
