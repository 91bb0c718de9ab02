import TestSupport
import Testing

/// Products that a person likes, as the commands of the terminal show them.
@Suite struct ProductFavouriteTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `a list marks what a person likes`() throws {
    _ = try storefront.run("favourite", "add", "33")

    #expect(
      try storefront.run("products", "lamp", "--page-size", "2").output == """
        Products for “lamp”  21 products · page 1 of 11

         No.  Product                           Price  Rating  Availability
          21  Brass Swing-Arm Reading Lamp    $134.50     4.7  In stock
        ♥ 33  Unglazed Terracotta Table Lamp   $78.25     4.4  In stock

        ♥ One of your favourites

        """
    )
  }

  @Test func `a link likes a product, and says so`() throws {
    #expect(
      try storefront.run("open", "storefront://favourites/13/add").output
        == "“Belt-Drive Walnut Turntable” is one of your favourites now.\n"
    )
  }
}
