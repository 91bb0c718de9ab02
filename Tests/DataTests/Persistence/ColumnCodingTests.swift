import Foundation
import Testing

@testable import Data

struct ColumnCodingTests {
  @Test(
    arguments: [
      (0, "0"), (5, "0.05"), (10, "0.1"), (99, "0.99"), (940, "9.4"), (13_850, "138.5"), (100_000, "1000"),
      (-940, "-9.4"), (123_456_789, "1234567.89"),
    ]
  )
  func `whole hundredths and amounts stand for each other`(hundredths: Int, amount: String) throws {
    let decimal = Decimal(hundredths: hundredths)

    #expect(decimal == Decimal(string: amount))
    #expect("\(decimal)" == amount)
    #expect(decimal.hundredths == hundredths)
  }

  @Test(arguments: [(1_005, 101), (1_004, 100), (-1_005, -101)])
  func `what is finer is rounded half up`(thousandths: Int, expected: Int) {
    #expect((Decimal(thousandths) / 1_000).hundredths == expected)
  }

  @Test(arguments: [[], ["one"], ["two words", "früh", "'", "😀"]])
  func `a list comes back as it went in`(list: [String]) {
    #expect(ListColumn.decode(ListColumn.encode(list)) == list)
  }

  @Test
  func `a line break inside an element does not make two of it`() {
    #expect(ListColumn.decode(ListColumn.encode(["a\nb", "c"])) == ["a b", "c"])
  }
}
