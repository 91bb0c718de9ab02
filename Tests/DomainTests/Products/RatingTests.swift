import Domain
import Testing

struct RatingTests {
  @Test(
    arguments: [
      (-1, 0), (0, 0), (4.3, 4.3), (5, 5), (5.02, 5),
      (.infinity, 5), (-.infinity, 0), (.nan, 0),
    ] as [(Double, Double)]
  )
  func `an average outside the scale is clamped`(average: Double, expected: Double) {
    #expect(Rating(average: average).average == expected)
  }

  @Test(arguments: [(0, 0), (0.24, 0), (0.25, 1), (2.6, 5), (3.05, 6), (4.3, 9), (4.74, 9), (4.75, 10), (5.0, 10)])
  func `is drawn in half stars`(average: Double, expected: Int) {
    #expect(Rating(average: average).halfStars == expected)
  }
}
