import Domain
import Mocks
import Testing

@testable import Presentation

/// What screens say of the items that a person likes.
@Suite(.timeLimit(.minutes(10))) struct FavouriteMarkTests {
  private let useCase = MockFavouriteUseCase()

  private func list(marking marked: Set<String>, _ language: Language = .english) -> Table? {
    let items = [FavouriteItem].fixtures(count: 3)
    let list = PagedList(Fetched(Page(items: items, request: PageRequest(), total: .exactly(3))))
    return ListContent(FavouriteItems(useCases: GatedUseCases()), localization: Localization(language: language))
      .marked(by: FavouriteMarker(useCase))
      .content(of: list, route: ListRoute(FavouriteItems.name), choiceNames: [:], marked: marked)
      .content?.table
  }

  private func actions(isMarked: Bool?) -> [Route] {
    [FavouriteItem].fixtures(count: 1).flatMap { item in
      DetailContent(FavouriteItems(useCases: GatedUseCases()), localization: Localization())
        .marked(by: FavouriteMarker(useCase))
        .content(of: Fetched(item), choiceNames: [:], isMarked: isMarked).actions.map(\.route)
    }
  }

  @Test(arguments: [(Language.english, "One of your favourites"), (.german, "Unter Ihren Favoriten")])
  func `the rows of favourites are marked, with one legend`(language: Language, text: String) throws {
    let table = try #require(list(marking: ["1", "3", "9"], language))
    let mark = Mark(sign: "♥", text: text)

    #expect(table.rows.map(\.mark) == [mark, nil, mark])
    #expect(table.legend == [mark])
  }

  @Test func `there is no legend without a favourite`() throws {
    #expect(try #require(list(marking: [])).legend == [])
  }

  @Test func `an item can be liked, or no longer, unless nothing is known of it`() {
    #expect(actions(isMarked: true) == [.favourite(FavouriteRoute(.remove, id: "1"))])
    #expect(actions(isMarked: false) == [.favourite(FavouriteRoute(.add, id: "1"))])
    #expect(actions(isMarked: nil) == [])
  }

  @Test func `the marked items are those that a person likes`() async {
    #expect(await FavouriteMarker(useCase).marked() == Set([FavouriteItem].fixtures.map { String($0.id) }))
  }

  @Test(arguments: [
    (Route.list(ListRoute(FavouriteItems.name, search: "lamp")), true), (.detail(FavouriteItems.name, id: "1"), true),
    (FavouriteFeature.list(), true), (.detail(FavouriteFeature.name, id: "1"), false), (.account(.overview), false),
    (.favourite(FavouriteRoute(.add, id: "1")), false),
  ])
  func `some screens are others for each person`(route: Route, isOther: Bool) {
    #expect(route.showsFavourites == isOther)
  }
}
