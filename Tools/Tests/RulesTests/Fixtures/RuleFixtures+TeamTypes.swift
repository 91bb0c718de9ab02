/// Fixtures of what a team requires of types.
extension RuleFixtures {
  static let teamTypes = [
    RuleFixture(
      "type",
      "several names in one pattern",
      anything + "types: [{ match: { names: Cart }, require: { uses: 'Label(\"a*|Text(\"Hello*' }, "
        + "forbid: { uses: [\"*Store|*Client\", \"!CartStore|Nothing\"] } }]\n",
      [
        "Package.swift": package(#".target(name: "App")"#),
        "Sources/App/App.swift": """
        struct Cart {
          let label = Text("Hello|x")
          let store: CartStore
          let client: HTTPClient
        }
        """,
      ],
      finds: ["Sources/App/App.swift:4:15: Cart must not use HTTPClient"]
    ),
    RuleFixture(
      "type",
      "isolated by a flag of the compiler",
      anything + "types: [{ match: { names: Cart }, require: { attributes: \"@MainActor\" } }]\n",
      [
        "Package.swift": package(
          #".target(name: "App", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])])"#
        ),
        "Sources/App/App.swift": "final class Cart {}\n",
      ]
    ),
    RuleFixture(
      "type",
      "by a protocol of the repository",
      anything + "types: [{ match: { names: \"*State\" }, require: { conformances: Equatable } }]\n",
      [
        "Package.swift": package(#".target(name: "App")"#),
        "Sources/App/App.swift": """
        protocol ScreenState: Sendable, Equatable {}
        struct ListState: ScreenState { var items: [Int] }
        struct OrderState: Comparable { var rank: Int }
        struct OtherState: Sendable { var items: [Int] }
        """,
      ],
      finds: ["Sources/App/App.swift:4:8: OtherState does not conform to Equatable"]
    ),
    RuleFixture(
      "type",
      "what a team requires and forbids",
      """
      version: 1
      layers: { Screens: { targets: [App] }, Base: { targets: [Kit] } }
      types:
        - match: { names: "*Coordinator", kinds: class }
          require: { attributes: "@MainActor", modifiers: [final, public], folders: "**/Navigation", layers: Screens }
        - match: { names: "*Model", except: Model, layers: Screens }
          require: { conformances: Shown }
          forbid: { conformances: [ObservableObject, "*Codable", Codable], attributes: objc, modifiers: open, folders: "**/Old" }
          because: Screens are drawn from values.

      """,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#),
        "Sources/App/Navigation/Good.swift": "@MainActor public final class GoodCoordinator {}\n",
        "Sources/App/Navigation/Kept.swift": """
        protocol Drawn: Shown {}
        struct KeptModel: Drawn {}
        typealias Stored = Codable
        typealias Screen = Sendable & Drawn & Stored
        struct NamedModel: Screen {}
        @MainActor protocol Isolated {}
        typealias Isolation = Isolated & Sendable
        public final class NamedCoordinator: Isolation {}
        struct Model: Codable {}
        struct SomeCoordinator {}
        """,
        "Sources/App/Bad.swift": "class BadCoordinator {}\n",
        "Sources/App/Old/Bad.swift": """
        @objc(BadModel) open class BadModel: ObservableObject {}
        extension BadModel: Codable {}
        """,
        "Sources/Kit/Navigation/Other.swift": "@MainActor\npublic final class OtherCoordinator {}\n",
      ],
      finds: [
        "Sources/App/Bad.swift:1:7: BadCoordinator has no @MainActor",
        "Sources/App/Bad.swift:1:7: BadCoordinator is in Sources/App, not in **/Navigation",
        "Sources/App/Bad.swift:1:7: BadCoordinator is not final",
        "Sources/App/Bad.swift:1:7: BadCoordinator is not public",
        "Sources/App/Navigation/Kept.swift:5:8: NamedModel must not conform to *Codable",
        "Sources/App/Navigation/Kept.swift:5:8: NamedModel must not conform to Codable",
        "Sources/App/Old/Bad.swift:1:28: BadModel does not conform to Shown",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not be in **/Old",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not be open",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not conform to ObservableObject",
        "Sources/App/Old/Bad.swift:1:28: BadModel must not have @objc",
        "Sources/App/Old/Bad.swift:2:11: BadModel must not conform to *Codable",
        "Sources/App/Old/Bad.swift:2:11: BadModel must not conform to Codable",
        "Sources/Kit/Navigation/Other.swift:2:20: OtherCoordinator is in Base, not in Screens",
      ]
    ),
    RuleFixture(
      "type",
      "attributes with arguments and modules, and generic protocols",
      anything
        + """
        types:
          - match: { names: Kept }
            require: { attributes: ["@MainActor", "@available(iOS 17, *)", objc, Held], conformances: "Store<Order>" }
          - match: { names: Bad }
            forbid: { attributes: "@objc(O*" }

        """,
      [
        "Package.swift": package(#".target(name: "App")"#),
        "Sources/App/Kept.swift": """
        @Swift.MainActor @available(iOS 17, *) @objc(Keeper) @Kit.Held<Int> class Kept: Store<Order> {}
        @objc(Old) class Bad {}
        """,
      ],
      finds: ["Sources/App/Kept.swift:2:18: Bad must not have @objc(Old)"]
    ),
    RuleFixture(
      "type",
      "of types that all have what is required",
      anything + "types: [{ match: { names: App }, require: { modifiers: internal } }]\n",
      ["Package.swift": package(#".target(name: "App")"#), "Sources/App/App.swift": "struct App {}\n"]
    ),
    RuleFixture(
      "type",
      "cases, names and companions, with alternatives",
      anything
        + """
        mocks: { targets: Kit }
        types:
          - match: { conformances: Screen, except: [Base, C] }
            require: { cases: "idle | ready*", attributes: "MainActor|Sendable*", uses: Theme, has: [file, mock, tests] }
            forbid: { cases: "o*", uses: "*Store" }

        """,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#, #".testTarget(name: "AppTests")"#),
        "Sources/App/Screens.swift": """
        protocol Screen {}
        protocol Page: Screen {}
        class Base: Screen {}
        enum Bad: Base { case old(OrderStore) }
        @SendableUI struct Good: Page { let theme: Theme }
        """,
        "Sources/App/Other.swift": "@MainActor enum Other: Screen { case ready(Theme) }\n",
        "Sources/Kit/Mocks.swift": "struct A: Good {}\nstruct B: App.Other {}\nstruct C: Page {}\n",
        "Tests/AppTests/OtherTests.swift": "class Test: Screen {}\n", "Tests/AppTests/GoodTests+Size.swift": "",
      ],
      finds: [
        "Sources/App/Screens.swift:2:10: Page does not use Theme",
        "Sources/App/Screens.swift:2:10: Page has no @MainActor or Sendable*",
        "Sources/App/Screens.swift:2:10: Page has no PageTests.swift",
        "Sources/App/Screens.swift:2:10: Page is in Screens.swift, not in Page.swift",
        "Sources/App/Screens.swift:4:6: Bad does not use Theme",
        "Sources/App/Screens.swift:4:6: Bad has no @MainActor or Sendable*",
        "Sources/App/Screens.swift:4:6: Bad has no BadTests.swift",
        "Sources/App/Screens.swift:4:6: Bad has no case idle or ready*",
        "Sources/App/Screens.swift:4:6: Bad has no mock: nothing in Kit conforms to it",
        "Sources/App/Screens.swift:4:6: Bad is in Screens.swift, not in Bad.swift",
        "Sources/App/Screens.swift:4:6: Bad must not have the case old",
        "Sources/App/Screens.swift:4:27: Bad must not use OrderStore",
        "Sources/App/Screens.swift:5:20: Good is in Screens.swift, not in Good.swift",
      ]
    ),
    RuleFixture(
      "type",
      "extensions in other targets, unless the name is not unique",
      anything + "types: [{ match: { names: [Item, Twin] }, forbid: { conformances: Codable } }]\n",
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#),
        "Sources/App/File.swift": "struct Item {}\nstruct Twin {}\n",
        "Sources/Kit/File.swift": "struct Twin {}\nextension Item: Codable {}\nextension Twin: Codable {}\n",
      ],
      finds: [
        "Sources/Kit/File.swift:2:11: Item must not conform to Codable",
        "Sources/Kit/File.swift:3:11: Twin must not conform to Codable",
      ]
    ),
  ]
}
