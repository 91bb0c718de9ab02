import Testing

/// How a feature without a drawing of its own shows what a person likes.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ProductFavouriteRowTests {
  @Test func `a row has its mark behind the title`() async throws {
    let rows = try await ProductRowTests.rows()

    let mark = #"<span class="mark" role="img" aria-label="One of your favourites">♥</span>"#
    #expect(rows.contains("Linen Bedside Lamp \(mark) <span>$49.95</span>"))
    #expect(rows.ranges(of: mark).count == 4)
  }
}
