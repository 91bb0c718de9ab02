import Foundation
import Testing

@testable import Data

@Suite struct RetryAfterTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  @Test(arguments: [
    ("120", Duration.seconds(120)), (" 3 ", .seconds(3)), ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)),
    ("Sun, 06 Nov 1994 08:00:00 GMT", .zero),
  ])
  func `reads seconds and dates`(value: String, expected: Duration) {
    #expect(RetryAfter.delay(value, now: now) == expected)
  }

  @Test(arguments: ["", "-1", "soon", "1.5", "Sunday", "99999999999999999999"])
  func `ignores an invalid value`(value: String) {
    #expect(RetryAfter.delay(value, now: now) == nil)
  }
}
