import Domain
import Mocks
import Testing

@testable import Presentation

/// What lists say of the items that a person likes.
@Suite struct FavouriteMarkTests {
  private func list(marking favourites: Set<Product.ID>, _ language: Language = .english) -> Table? {
    let items: [Product] = [.fixture(id: 1), .fixture(id: 2), .fixture(id: 3)]
    let list = PagedList(Fetched(Page(items: items, request: PageRequest(), total: .exactly(3))))
    return ListContent(ProductFeature(useCases: GatedUseCases()), localization: Localization(language: language))
      .content(of: list, route: ListRoute(ProductFeature.name), choiceNames: [:], favourites: favourites)
      .content?.table
  }

  @Test(arguments: [(Language.english, "One of your favourites"), (.german, "Unter Ihren Favoriten")])
  func `the rows of favourites are marked, with one legend`(language: Language, text: String) throws {
    let table = try #require(list(marking: [1, 3, 9], language))
    let mark = Mark(sign: "♥", text: text)

    #expect(table.rows.map(\.mark) == [mark, nil, mark])
    #expect(table.legend == [mark])
  }

  @Test func `there is no legend without a favourite`() throws {
    #expect(try #require(list(marking: [])).legend == [])
  }

  @Test(arguments: [
    (Route.list(ListRoute(ProductFeature.name, search: "lamp")), true),
    (ProductFeature.detail(id: 1), true),
    (ArticleFeature.list(), false),
    (FavouriteFeature.list(), true),
    (FavouriteFeature.detail(id: 1), false),
    (.favourite(FavouriteRoute(.add, id: "1")), false),
  ])
  func `some screens are others for each person`(route: Route, isOther: Bool) {
    #expect(route.showsFavourites == isOther)
  }
}
