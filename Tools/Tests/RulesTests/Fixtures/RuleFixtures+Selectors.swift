/// Fixtures of names with their module, and of names that only look like those of other types.
extension RuleFixtures {
  static let selectors = [
    RuleFixture(
      "type",
      "a superclass and a protocol with module selectors",
      threeLayers + """
        types:
          - { match: { names: "*Model" }, forbid: { uses: "*Store" } }
          - { match: { names: "*State" }, require: { cases: [loading, failed] } }
          - { match: { names: "*Entity" }, forbid: { conformances: Codable } }

        """,
      typeShop([
        "Sources/Presentation/Cart.swift": """
        class CartModel: Domain::Base { let store: CartStore? = nil }
        enum CartState: Domain /* c */ :: Flow { case loading, failed }
        struct CartEntity: Swift::Codable {}
        struct CartStore {}
        """
      ]),
      finds: [
        "Sources/Presentation/Cart.swift:1:44: CartModel must not use CartStore",
        "Sources/Presentation/Cart.swift:3:8: CartEntity must not conform to Codable",
      ]
    ),
    RuleFixture(
      "type",
      "a file that is in no folder",
      "version: 1\nlayers: { App: { paths: [Cart.swift] } }\n"
        + "types: [{ match: { names: Cart }, require: { folders: Models } }]\n",
      ["Cart.swift": "struct Cart {}\n"],
      finds: ["Cart.swift:1:8: Cart is in the root, not in Models"]
    ),
    RuleFixture(
      "global-state",
      "types, attributes and extensions with their module",
      threeLayers,
      typeShop([
        "Sources/Data/Session.swift": """
        enum Total {
          static var zero: Swift::Int { 0 }
          @Swift.TaskLocal static var first = 0
          @Swift::TaskLocal static var second = 0
          @TaskLocalized static var third = 0
        }
        class Session: Domain::Base { static var count = 0 }
        extension Data.Session { static let shared = Session() }
        """
      ]),
      finds: [
        "Sources/Data/Session.swift:5:29: Total.third is mutable global state",
        "Sources/Data/Session.swift:7:42: Session.count is mutable global state",
        "Sources/Data/Session.swift:8:37: Data.Session.shared is a singleton",
      ]
    ),
    RuleFixture(
      "feature",
      "types in bodies, arguments of attributes, and names without a capital letter",
      anything + "features: [{ folders: [Sources/UI/*] }]\n",
      [
        "Package.swift": package(#".target(name: "UI")"#),
        "Sources/UI/Cart/A.swift": "class Order {}\nstruct Testing {}\nstruct Row {}\nstruct _Cell {}\nstruct 商品 {}\n"
          + "struct iCloudStore {}\n",
        "Sources/UI/Home/B.swift": """
        func total() -> Int { struct Row { let price: Int }; return [Row(price: 1)].count }
        @objc(Order) final class HomeOrder: NSObject {}
        @_spi(Testing) public func f() {}
        @Wrapped(Order.self) var wrapped = UI::Testing()
        let cells = [_Cell()], items: [商品] = [], unseen = iCloudStore()
        """,
      ],
      finds: [
        "Sources/UI/Home/B.swift:4:10: the feature Home uses Order of the feature Cart",
        "Sources/UI/Home/B.swift:5:14: the feature Home uses _Cell of the feature Cart",
        "Sources/UI/Home/B.swift:5:32: the feature Home uses 商品 of the feature Cart",
      ]
    ),
  ]
}
