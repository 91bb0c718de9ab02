/// Fixtures of what types have by their protocols, classes, extensions and enclosing types.
extension RuleFixtures {
  static let inheritance = [
    inherited(
      "a pattern of protocols and classes that inherit",
      """
      - match: { names: "Q*" }
        require: { conformances: "*Coordinating" }
        forbid: { conformances: "*Record" }
      """,
      """
      protocol FetchableRecord {}
      protocol Row: FetchableRecord {}
      class Base: Coordinating {}
      class Q1: Base {}
      struct Q2: Row {}
      """,
      finds: ["5:8: Q2 does not conform to *Coordinating", "5:8: Q2 must not conform to *Record"]
    ),
    RuleFixture(
      "type",
      "protocols and classes of the same name",
      anything
        + """
        types:
          - { match: { names: "*Item" }, forbid: { conformances: Codable } }
          - { match: { names: "*Coordinator" }, require: { attributes: "@MainActor" } }

        """,
      [
        "Package.swift": package(
          #".target(name: "Cart")"#,
          #".target(name: "Home")"#,
          #".target(name: "Menu", dependencies: ["Cart"])"#,
          #".testTarget(name: "MenuTests")"#
        ),
        "Sources/Cart/A.swift": "@MainActor public protocol Coordinating {}\npublic protocol Entry: Codable {}\n",
        "Sources/Home/A.swift": """
        protocol Coordinating {}
        protocol Entry {}
        struct HomeItem: Entry {}
        class HomeCoordinator: Coordinating {}
        struct Twice { @MainActor class Base {} }
        struct NestedCoordinator: Twice.Base {}
        class Base {}
        class PlainCoordinator: Base {}
        """,
        "Sources/Menu/A.swift": """
        import Cart
        struct MenuItem: Entry {}
        class MenuCoordinator: Coordinating {}
        class TestedCoordinator: Base {}
        struct OtherItem: Cart.Entry {}
        """,
        "Tests/MenuTests/A.swift": "protocol Entry {}\n@MainActor class Base {}\n",
      ],
      finds: [
        "Sources/Home/A.swift:4:7: HomeCoordinator has no @MainActor",
        "Sources/Home/A.swift:8:7: PlainCoordinator has no @MainActor",
        "Sources/Menu/A.swift:2:8: MenuItem must not conform to Codable",
        "Sources/Menu/A.swift:4:7: TestedCoordinator has no @MainActor",
        "Sources/Menu/A.swift:5:8: OtherItem must not conform to Codable",
      ]
    ),
    RuleFixture(
      "type",
      "extensions with the module's name, and types that are not seen",
      anything
        + """
        types:
          - match: { names: [Order, Line] }
            require: { conformances: Equatable }
            forbid: { conformances: Codable }

        """,
      [
        "Package.swift": package(
          #".target(name: "App")"#,
          #".target(name: "Data")"#,
          #".testTarget(name: "DataTests")"#
        ),
        "Sources/App/A.swift": "struct Order {}\nextension App.Order: Equatable {}\n"
          + "enum Data { struct Line {} }\nextension Data.Line: Equatable {}\n",
        "Sources/Data/A.swift": """
        extension App.Order: Codable {}
        extension Order: Codable {}
        private struct Order: Equatable {}
        """,
        "Tests/DataTests/A.swift": "struct Order {}\ntypealias Line = Order\n",
      ],
      finds: [
        "Sources/Data/A.swift:1:11: Order must not conform to Codable",
        "Sources/Data/A.swift:2:11: Order must not conform to Codable",
      ]
    ),
    RuleFixture(
      "type",
      "what is on the main actor by default",
      anything + "types: [{ match: { names: \"*\" }, forbid: { attributes: \"@MainActor\" } }]\n",
      [
        "Package.swift": package(
          #".target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)])"#
        ),
        "Sources/App/A.swift": """
        actor Store { struct Item {} }
        @globalActor actor Disk { static let shared = Disk() }
        @Disk class Cache: Screen {}
        enum Keys: String, CodingKey { case a }
        struct Failure: LocalizedError {}
        nonisolated struct Order {
          struct Line {}
        }
        extension Order {
          struct Total {}
        }
        struct Page {
          enum Part { case title }
        }
        protocol Screen {}
        protocol Problem: Error {}
        nonisolated protocol Row: Equatable, Sendable {}
        nonisolated protocol Cell: Row {}
        struct Title: Cell {}
        struct Text: Sendable {}
        struct Refusal: Problem {}
        """,
      ],
      finds: [
        "Sources/App/A.swift:10:10: Order.Total must not have @MainActor",
        "Sources/App/A.swift:12:8: Page must not have @MainActor",
        "Sources/App/A.swift:13:8: Page.Part must not have @MainActor",
        "Sources/App/A.swift:15:10: Screen must not have @MainActor",
        "Sources/App/A.swift:16:10: Problem must not have @MainActor",
        "Sources/App/A.swift:20:8: Text must not have @MainActor",
        "Sources/App/A.swift:21:8: Refusal must not have @MainActor",
      ]
    ),
    inherited(
      "Apple's types for user interfaces",
      "- { match: { names: \"*\" }, require: { attributes: \"@MainActor\" } }",
      """
      class A: UITabBarControllerDelegate {}
      class B: UIAdaptivePresentationControllerDelegate {}
      class C: UIHostingController<Text> {}
      struct D: UIViewControllerRepresentable {}
      class E: UIPresentationController {}
      class F: UITapGestureRecognizer {}
      class G: UIGestureRecognizerDelegate {}
      class H: UICollectionViewFlowLayout {}
      class I: UIViewControllerTransitioningDelegate {}
      class J: UICollectionViewDelegateFlowLayout {}
      class K: NSPopover {}
      struct L: ButtonStyle {}
      struct M: PreviewProvider {}
      struct N: Widget {}
      class O: NSObject {}
      """,
      finds: ["15:7: O has no @MainActor"]
    ),
    inherited(
      "the access of nested types in extensions",
      "- { match: { names: \"N*\" }, require: { modifiers: public } }",
      """
      public enum Space { enum N1 {} }
      public extension Space {
        enum N2 { enum N3 {} }
        internal enum N4 {}
      }
      extension Space { public struct N5 {} }
      """,
      finds: [
        "1:26: Space.N1 is not public", "3:18: Space.N2.N3 is not public", "4:17: Space.N4 is not public",
      ]
    ),
    inherited(
      "a type's own extensions, and each mention once",
      """
      - { match: { names: Home }, require: { uses: Theme }, forbid: { uses: "*Store|*Client" } }
      - { match: { conformances: Screen }, forbid: { modifiers: internal } }
      - { match: { names: Both, kinds: [struct, extension] }, forbid: { uses: "*Store" } }
      - { match: { conformances: Page, kinds: [struct, extension] }, forbid: { modifiers: internal } }
      - { match: { names: ["Outer*", Inner] }, forbid: { uses: "*Store" } }
      """,
      """
      struct Home {}
      extension Home: Screen {
        func f(_: Theme, _: CartStore) -> HTTPClient {}
      }
      struct Both {}
      extension Both: Page { let store: CartStore }
      struct Outer {
        struct Inner { let store: CartStore }
        struct Other { let store: CartStore }
      }
      """,
      finds: [
        "1:8: Home must not be internal", "3:23: Home must not use CartStore", "3:37: Home must not use HTTPClient",
        "6:11: Both must not be internal", "6:35: Both must not use CartStore",
        "8:29: Outer.Inner must not use CartStore",
      ]
    ),
  ]

  /// A fixture of one file; what it finds is without the file's path.
  static func inherited(
    _ name: String,
    _ types: String,
    _ source: String,
    finds expected: [String]
  ) -> RuleFixture {
    RuleFixture(
      "type",
      name,
      anything + "types:\n\(types)\n",
      ["Package.swift": package(#".target(name: "App")"#), "Sources/App/A.swift": source],
      finds: expected.map { "Sources/App/A.swift:" + $0 }
    )
  }
}
