import Foundation
import TestSupport
import Testing

@Suite struct SignalsCommandTests {
  private static let flag = "Sources/Domain/Flags.swift"
  private static let files = [
    flag: """
    let search = FeatureFlag("search", isOn: true, until: "2027-06-30")
    let cart = FeatureFlag("new-cart", isOn: false, until: "2027-01-01")

    """,
    "Sources/Domain/AnalyticsEvent.swift": """
    public enum AnalyticsEvent: Sendable {
      case opened(String)
      case searched(length: Int), retried
    }

    """,
  ]

  @Test func `shows control characters in the names of flags`() throws {
    let shop = try Shop([Self.flag: "let a = FeatureFlag(\"a\u{1B}[31m\", isOn: true, until: \"2127-06-30\")\n"])

    #expect(try shop.inward("signals").output.contains("  a\\u{1B}[31m  on  until 2127-06-30"))
  }

  @Test func `lists flags and events`() throws {
    let outcome = try Shop(Self.files).inward("signals")

    #expect(
      outcome
        == ProgramRun(
          status: 0,
          output: """
            flags
              search    on   until 2027-06-30  Sources/Domain/Flags.swift:1:56
              new-cart  off  until 2027-01-01  Sources/Domain/Flags.swift:2:57
            events
              opened    Sources/Domain/AnalyticsEvent.swift:1:13
              searched  Sources/Domain/AnalyticsEvent.swift:1:13
              retried   Sources/Domain/AnalyticsEvent.swift:1:13

            """,
          errors: ""
        )
    )
  }

  @Test func `lists them as JSON, and says if there are none`() throws {
    let shop = try Shop([Self.flag: "let search = FeatureFlag(\"search\", isOn: true, until: \"2027-06-30\")\n"])

    #expect(
      try shop.inward("signals", "--format", "json").output == """
        {
          "flags": [
            {
              "name": "search",
              "isOn": "true",
              "until": "2027-06-30",
              "path": "Sources/Domain/Flags.swift",
              "line": 1
            }
          ],
          "events": []
        }

        """
    )
    #expect(try Shop().inward("signals").output == "flags\n  none\nevents\n  none\n")
  }

  /// The findings of one day are not those of the next, whatever was cached.
  @Test func `finds a flag from the day after its date on`() throws {
    let shop = try Shop(Self.files)
    let days = ["2027-01-01", "2027-01-02", "2027-01-01", "2027-06-30", "2027-07-01"]

    let outcomes = try days.map { try shop.inward("lint", environment: ["INWARD_TODAY": $0]) }

    #expect(outcomes.map(\.status) == [0, 1, 0, 1, 1])
    #expect(outcomes[1].output.contains("the flag `new-cart` was to be removed by 2027-01-01"))
    #expect(outcomes[3] == outcomes[1])
    #expect(outcomes[4].output.contains("the flag `search` was to be removed by 2027-06-30"))
  }

  /// Two days off, as midnight may come between.
  @Test func `compares dates with today's`() throws {
    let days = [-2, 2].map { Date.now.addingTimeInterval(86_400 * $0).formatted(.iso8601.year().month().day()) }
    let shop = try Shop([
      Self.flag: """
      let old = FeatureFlag("old", isOn: true, until: "\(days[0])")
      let new = FeatureFlag("new", isOn: true, until: "\(days[1])")

      """
    ])

    let outcome = try shop.inward("lint", "--only", "expired-flag", "--format", "xcode")

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("the flag `old` was to be removed by \(days[0])"))
    #expect(!outcome.output.contains("`new`"))
  }

  @Test func `refuses a day that is none`() throws {
    let outcome = try Shop().inward("lint", environment: ["INWARD_TODAY": "tomorrow"])

    #expect(
      outcome
        == ProgramRun(
          status: 2,
          output: "",
          errors: "error: INWARD_TODAY must be a day such as 2027-06-30, not `tomorrow`.\n"
        )
    )
  }
}
