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
        }
        """
      ),
      finds: [
        "Sources/Domain/FeatureFlag.swift:2:65: the flag `search` was to be removed by 2026-11-25",
        "Sources/Domain/FeatureFlag.swift:6:12: `2026-13-01` is no date for the flag `cart`; "
          + "write a day such as 2027-06-30",
        "Sources/Domain/FeatureFlag.swift:8:69: `lastDay` is no date for the flag `order`; "
          + "write a day such as 2027-06-30",
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
        }
        let today = FeatureFlag("today", isOn: false, until: "2026-11-26")
        let leap = FeatureFlag("leap", isOn: false, until: "2028-02-29")
        let other = Other.FeatureFlag("other")
        let text = "FeatureFlag(\"text\", isOn: true, until: \"2020-01-01\")"
        let member = FeatureFlag.today
        let limit = Limit(until: "2020-01-01")
        #if false
        let never = FeatureFlag("never", isOn: false, until: "2020-01-01")
        #endif
        """
      )
    ),
  ]
}
