import TestSupport
import Testing

/// Favourites as the commands of the terminal show them.
@Suite(.timeLimit(.minutes(10))) struct FavouriteCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `a list marks what a person likes, and JSON is that of everyone`() throws {
    let (list, json) = (["products", "lamp", "--page-size", "2"], ["products", "lamp", "--page-size", "2", "--json"])
    let (before, document) = (try storefront.run(list).output, try storefront.run(json).output)
    _ = try storefront.run("favourite", "add", "33")

    #expect(
      try storefront.run(list).output == """
        Products for “lamp”  21 products · page 1 of 11

         No.  Product                           Price  Rating  Availability
          21  Brass Swing-Arm Reading Lamp    $134.50     4.7  In stock
        ♥ 33  Unglazed Terracotta Table Lamp   $78.25     4.4  In stock

        ♥ One of your favourites

        """
    )
    #expect(try storefront.run(json).output == document)
    _ = try storefront.run("favourite", "remove", "33")
    #expect(try storefront.run(list).output == before)
  }

  @Test func `a link likes an item, and says so`() throws {
    let run = try storefront.run("open", "storefront://favourites/13/add")

    #expect(run.output == "“Belt-Drive Walnut Turntable” is one of your favourites now.\n")
    #expect(try storefront.run("open", "storefront://favourites/13/add", "--set", "x=1").status == 64)
  }
}
