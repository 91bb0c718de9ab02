extension RuleFixtures {
  private static func flags(_ text: String) -> [String: String] {
    ["Package.swift": threeTargets, "Sources/Domain/FeatureFlag.swift": text]
  }

  /// The day of the tests is 2026-11-26.
  static let flags = [
    RuleFixture(
      "expired-flag",
      "flags that are past their date, or have none that can be read",
      threeLayers,
      flags(
        """
        extension FeatureFlag {
          static let search = FeatureFlag("search", isOn: false, until: "2026-11-25")
          static let cart = FeatureFlag(
            "cart",
            isOn: true,  // FeatureFlag("cart", isOn: true, until: "2020-01-01")
            until: "2026-13-01"
          )
          static let order: FeatureFlag = .init("order", isOn: true, until: lastDay)
          static let own = Self("own", isOn: false, until: "2020-01-01")
          static let typed: Self = .init("typed", isOn: false, until: "2020-01-02")
          static let list: [FeatureFlag] = [.init("first", isOn: false, until: "2020-01-03")]
          static var value: FeatureFlag { .init("value", isOn: false, until: "2020-01-04") }
          static let store = Store.init(.init(), FeatureFlag("inner", isOn: false, until: "2020-01-05"))
          enum Key { static let first = Self("first", until: "2020-01-06") }
          static let last = Self("last", isOn: false, until: "2020-01-07")
        }
        """
      ),
      finds: [
        "Sources/Domain/FeatureFlag.swift:2:66: the flag `search` was to be removed by 2026-11-25",
        "Sources/Domain/FeatureFlag.swift:6:13: `2026-13-01` is no date for the flag `cart`; "
          + "write a day such as 2027-06-30",
        "Sources/Domain/FeatureFlag.swift:8:69: `lastDay` is no date for the flag `order`; "
          + "write a day such as 2027-06-30",
        "Sources/Domain/FeatureFlag.swift:9:53: the flag `own` was to be removed by 2020-01-01",
        "Sources/Domain/FeatureFlag.swift:10:64: the flag `typed` was to be removed by 2020-01-02",
        "Sources/Domain/FeatureFlag.swift:11:73: the flag `first` was to be removed by 2020-01-03",
        "Sources/Domain/FeatureFlag.swift:12:71: the flag `value` was to be removed by 2020-01-04",
        "Sources/Domain/FeatureFlag.swift:13:84: the flag `inner` was to be removed by 2020-01-05",
        "Sources/Domain/FeatureFlag.swift:15:55: the flag `last` was to be removed by 2020-01-07",
      ]
    ),
    RuleFixture(
      "expired-flag",
      "flags up to their date, and calls of other types",
      threeLayers,
      flags(
        """
        struct FeatureFlag {
          init(_ name: String, isOn: Bool, until: String) {}
          static func off(_ name: String, until: String) -> Self { Self(name, isOn: false, until: until) }
          static func on(_ name: String, until: String) -> Self { .init(name, isOn: true, until: until) }
        }
        let today = FeatureFlag("today", isOn: false, until: "2026-11-26")
        let leap = FeatureFlag("leap", isOn: false, until: "2028-02-29")
        let other = Other.FeatureFlag("other")
        let text = "FeatureFlag(\"text\", isOn: true, until: \"2020-01-01\")"
        let member = FeatureFlag.today
        let limit = Limit(until: "2020-01-01")
        struct Campaign {
          static let spring = Self("spring", until: "2020-01-01")
          static let summer = Campaign.init("summer", until: "2020-01-01")
        }
        #if false
        let never = FeatureFlag("never", isOn: false, until: "2020-01-01")
        #endif
        """
      )
    ),
  ]
}
