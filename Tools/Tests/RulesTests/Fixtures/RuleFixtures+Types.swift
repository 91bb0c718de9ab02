extension RuleFixtures {
  /// What the preset `clean-architecture` and `mvvm` say of types, and more.
  static let typeRules = """
    types:
      - match: { layers: Domain, folders: "**/Models", kinds: [struct, enum] }
        forbid: { conformances: [Codable, Decodable, FetchableRecord] }
      - match: { names: "*Repository", kinds: protocol }
        require: { layers: Domain }
      - match: { conformances: "*Repository", kinds: [struct, class, actor] }
        require: { layers: Data }
      - match: { names: "*ViewModel", kinds: class }
        require: { attributes: "@MainActor", layers: Presentation }
        forbid: { uses: "*Repository" }
      - match: { names: "*ViewModel.State" }
        require: { conformances: Equatable, cases: [loading, "failed|error*"] }

    """

  private static let texts = """
    types:
      - match: { names: "*View", kinds: [struct, extension] }
        forbid: { uses: ['**"**', '!systemName: **', "!SceneStorage(**", "*Formatter"] }

    """

  static let typeFolders = """
    types:
      - match: { names: "*ViewModel" }
        require: { folders: ["**/Presentation/**", "**/Presentation"] }

    """

  static func typeShop(_ files: [String: String]) -> [String: String] {
    files.merging(["Package.swift": threeTargets]) { given, _ in given }
  }

  static let repositoryPort = ["Sources/Domain/ProductRepository.swift": "public protocol ProductRepository {}\n"]

  static let types = [
    RuleFixture(
      "type",
      "one of several forbidden conformances",
      threeLayers + "types: [{ match: { layers: Domain }, forbid: { conformances: 'Codable | Decodable' } }]\n",
      typeShop(["Sources/Domain/Product.swift": "struct Product: Decodable {}\n"]),
      finds: ["Sources/Domain/Product.swift:1:8: Product must not conform to Decodable"]
    ),
    RuleFixture(
      "type",
      "a view model with a repository",
      threeLayers + typeRules,
      typeShop(repositoryPort).merging([
        "Sources/Presentation/ProductListViewModel.swift":
          "@MainActor final class ProductListViewModel {\n  let products: any ProductRepository\n}\n"
      ]) { given, _ in given },
      finds: [
        "Sources/Presentation/ProductListViewModel.swift:2:21: ProductListViewModel must not use ProductRepository"
      ]
    ),
    RuleFixture(
      "type",
      "a view with a text and a format of its own",
      threeLayers + texts,
      typeShop([
        "Sources/Presentation/CartView.swift": """
        struct CartView {
          let body = Text("Your cart / total", note: "\\(count) items")
          let format = NumberFormatter()
          let hint = Text(\"\"\"
            Two
            lines
            \"\"\")
        }

        """
      ]),
      finds: [
        #"Sources/Presentation/CartView.swift:2:19: CartView must not have the text "Your cart / total""#,
        #"Sources/Presentation/CartView.swift:2:46: CartView must not have the text "\("#,
        "Sources/Presentation/CartView.swift:3:16: CartView must not use NumberFormatter",
        #"Sources/Presentation/CartView.swift:4:19: CartView must not have the text """"#,
      ]
    ),
    RuleFixture(
      "type",
      "a view with names of images and keys only",
      threeLayers + texts,
      typeShop([
        "Sources/Presentation/CartView.swift": """
        struct CartView {
          @SceneStorage("place") var place = ""
          let image = Image(systemName: "cart")
        }

        """
      ])
    ),
    RuleFixture(
      "type",
      "a view model with a use case",
      threeLayers + typeRules,
      typeShop(repositoryPort).merging([
        "Sources/Presentation/ProductListViewModel.swift":
          "@MainActor final class ProductListViewModel {\n  // not a ProductRepository\n  let useCase: any ProductUseCase\n}\n"
      ]) { given, _ in given }
    ),
    RuleFixture(
      "type",
      "a class without an actor",
      threeLayers + typeRules,
      typeShop(["Sources/Presentation/CartViewModel.swift": "@Observable\nfinal class CartViewModel {}\n"]),
      finds: [
        "Sources/Presentation/CartViewModel.swift:2:13: CartViewModel has no @MainActor"
      ]
    ),
    RuleFixture(
      "type",
      "a class on the main actor",
      threeLayers + typeRules,
      typeShop([
        "Sources/Presentation/CartViewModel.swift": "@MainActor\n@Observable\npublic final class CartViewModel {}\n"
      ])
    ),
    RuleFixture(
      "type",
      "a state that cannot be compared",
      threeLayers + typeRules,
      typeShop([
        "Sources/Presentation/CartViewModel.swift":
          "@MainActor final class CartViewModel {\n  enum State: Sendable { case loading, failed(Int) }\n}\n"
      ]),
      finds: ["Sources/Presentation/CartViewModel.swift:2:8: CartViewModel.State does not conform to Equatable"]
    ),
    RuleFixture(
      "type",
      "states that can be compared",
      threeLayers + typeRules,
      typeShop([
        "Sources/Presentation/AViewModel.swift":
          "@MainActor final class AViewModel {\n  enum State: Equatable & Sendable { case loading, error(Int) }\n}\n",
        "Sources/Presentation/BViewModel.swift":
          "@MainActor final class BViewModel {\n  struct State {}\n}\nextension BViewModel.State: Hashable {}\n",
      ])
    ),
    RuleFixture(
      "type",
      "a state without a failure",
      threeLayers + typeRules,
      typeShop([
        "Sources/Presentation/CartViewModel.swift":
          "@MainActor final class CartViewModel {\n  enum State { case loading, loaded }\n}\n"
      ]),
      finds: [
        "Sources/Presentation/CartViewModel.swift:2:8: CartViewModel.State has no case failed or error*"
      ]
    ),
    RuleFixture(
      "type",
      "a state with all cases",
      threeLayers + typeRules,
      typeShop([
        "Sources/Presentation/CartViewModel.swift":
          "@MainActor final class CartViewModel {\n  enum State: Hashable { case loading, loaded(Int); case errorShown }\n}\n"
      ])
    ),
    RuleFixture(
      "type",
      "entities that decode themselves",
      threeLayers + typeRules,
      typeShop([
        "Sources/Domain/Models/Product.swift": "public struct Product: Equatable, Codable {}\n",
        "Sources/Data/Product+Row.swift": "extension Product: FetchableRecord {}\n",
      ]),
      finds: [
        "Sources/Data/Product+Row.swift:1:11: Product must not conform to FetchableRecord",
        "Sources/Domain/Models/Product.swift:1:15: Product must not conform to Codable",
      ]
    ),
    RuleFixture(
      "type",
      "a decodable type that is not an entity",
      threeLayers + typeRules,
      typeShop([
        "Sources/Domain/Models/Product.swift": "public struct Product: Equatable {}\n",
        "Sources/Data/ProductJSON.swift": "struct ProductJSON: Decodable {}\n",
      ])
    ),
    RuleFixture(
      "type",
      "mocks of protocols that inherit",
      anything
        + """
        mocks: { targets: Mocks }
        types: [{ match: { kinds: protocol }, require: { has: mock } }]

        """,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Mocks")"#),
        "Sources/App/A.swift": """
        protocol Repository {}
        protocol OrderRepository: Repository {}
        protocol Cart {}
        protocol Stock {}
        protocol Other {}
        typealias Both = Cart & Stock
        """,
        "Sources/Mocks/A.swift": "struct MockOrderRepository: OrderRepository {}\nstruct MockBoth: Both {}\n",
      ],
      finds: ["Sources/App/A.swift:5:10: Other has no mock: nothing in Mocks conforms to it"]
    ),
  ]
}
