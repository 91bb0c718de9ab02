import Domain
import Foundation
import Presentation
import Testing

struct ListContentTests {
  @Test func `stale data has a notice with its time and time zone`() throws {
    let morning = Freshness.stale(since: Date(timeIntervalSince1970: 1_772_355_600))
    let berlin = Localization(language: .german, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))

    #expect(Localization().staleNotice(.fresh) == nil)
    #expect(
      Localization().staleNotice(morning)?.withPlainSpaces
        == "The source cannot be reached; this is from Mar 1, 2026 at 9:00 AM GMT."
    )
    #expect(
      berlin.staleNotice(morning)?.withPlainSpaces
        == "Die Quelle ist nicht erreichbar; Stand: 1. März 2026, 10:00 MEZ."
    )
  }
}
