import Domain

extension Catalogue {
  static func articles() throws -> [Article] {
    let documents = [
      audioArticles, booksArticles, coffeeArticles, computingArticles, cookingArticles, cyclingArticles,
      gamesArticles, gardeningArticles, groomingArticles, homeArticles, lightingArticles, makersArticles,
      natureArticles, outdoorsArticles, paperArticles, photoArticles, repairArticles, roomsArticles,
      softwareArticles, travelArticles,
    ]
    return try items(ArticleJSON.self, from: documents)
  }
}
