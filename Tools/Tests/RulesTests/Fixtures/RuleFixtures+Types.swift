extension RuleFixtures {
  /// What the preset `clean-architecture` and `mvvm` say of types, and more.
  private static let rules = """
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

  private static let folders = """
    types:
      - match: { names: "*ViewModel" }
        require: { folders: ["**/Presentation/**", "**/Presentation"] }

    """

  private static func shop(_ files: [String: String]) -> [String: String] {
    files.merging(["Package.swift": threeTargets]) { given, _ in given }
  }

  private static let port = ["Sources/Domain/ProductRepository.swift": "public protocol ProductRepository {}\n"]

  static let types = [
    RuleFixture(
      "type",
      "a view model with a repository",
      threeLayers + rules,
      shop(port).merging([
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
      shop([
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
      shop([
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
      threeLayers + rules,
      shop(port).merging([
        "Sources/Presentation/ProductListViewModel.swift":
          "@MainActor final class ProductListViewModel {\n  // not a ProductRepository\n  let useCase: any ProductUseCase\n}\n"
      ]) { given, _ in given }
    ),
    RuleFixture(
      "type",
      "a class without an actor",
      threeLayers + rules,
      shop(["Sources/Presentation/CartViewModel.swift": "@Observable\nfinal class CartViewModel {}\n"]),
      finds: [
        "Sources/Presentation/CartViewModel.swift:2:13: CartViewModel has no @MainActor"
      ]
    ),
    RuleFixture(
      "type",
      "a class on the main actor",
      threeLayers + rules,
      shop([
        "Sources/Presentation/CartViewModel.swift": "@MainActor\n@Observable\npublic final class CartViewModel {}\n"
      ])
    ),
    RuleFixture(
      "type",
      "a state that cannot be compared",
      threeLayers + rules,
      shop([
        "Sources/Presentation/CartViewModel.swift":
          "@MainActor final class CartViewModel {\n  enum State: Sendable { case loading, failed(Int) }\n}\n"
      ]),
      finds: ["Sources/Presentation/CartViewModel.swift:2:8: CartViewModel.State does not conform to Equatable"]
    ),
    RuleFixture(
      "type",
      "states that can be compared",
      threeLayers + rules,
      shop([
        "Sources/Presentation/AViewModel.swift":
          "@MainActor final class AViewModel {\n  enum State: Equatable & Sendable { case loading, error(Int) }\n}\n",
        "Sources/Presentation/BViewModel.swift":
          "@MainActor final class BViewModel {\n  struct State {}\n}\nextension BViewModel.State: Hashable {}\n",
      ])
    ),
    RuleFixture(
      "type",
      "a state without a failure",
      threeLayers + rules,
      shop([
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
      threeLayers + rules,
      shop([
        "Sources/Presentation/CartViewModel.swift":
          "@MainActor final class CartViewModel {\n  enum State: Hashable { case loading, loaded(Int); case errorShown }\n}\n"
      ])
    ),
    RuleFixture(
      "type",
      "entities that decode themselves",
      threeLayers + rules,
      shop([
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
      threeLayers + rules,
      shop([
        "Sources/Domain/Models/Product.swift": "public struct Product: Equatable {}\n",
        "Sources/Data/ProductJSON.swift": "struct ProductJSON: Decodable {}\n",
      ])
    ),
    RuleFixture(
      "observation",
      "both kinds in one module",
      threeLayers,
      shop([
        "Sources/Presentation/A.swift": "@Observable final class A {}\n",
        "Sources/Presentation/B.swift": "final class B: ObservableObject {}\n",
      ]),
      finds: ["Sources/Presentation/B.swift:1:13: B is an ObservableObject, but A in the same module is @Observable"]
    ),
    RuleFixture(
      "observation",
      "each kind in its own module",
      threeLayers,
      shop([
        "Sources/Presentation/A.swift": "@Observable final class A {}\n",
        "Sources/Data/B.swift": "final class B: ObservableObject {}\n",
      ])
    ),
    RuleFixture(
      "global-state",
      "singletons and variables",
      threeLayers,
      shop([
        "Sources/Data/Session.swift": """
        var count = 0
        final class Session {
          static let shared = Session()
          static var current: Session?
          #if DEBUG
          nonisolated(unsafe) static var hook: Int = 0
          #endif
        }
        """
      ]),
      finds: [
        "Sources/Data/Session.swift:1:5: count is mutable global state",
        "Sources/Data/Session.swift:3:14: Session.shared is a singleton",
        "Sources/Data/Session.swift:4:14: Session.current is mutable global state",
        "Sources/Data/Session.swift:6:34: Session.hook is mutable global state [DEBUG]",
      ]
    ),
    RuleFixture(
      "global-state",
      "constants, computed and task-local values",
      threeLayers,
      shop([
        "Sources/Data/Session.swift": """
        let limit = 10
        var limits: [Int] { [limit] }
        struct Session {
          static let empty = Session()
          static var usual: Session { Session() }
          @TaskLocal static var current: Session?
          var count = 0
          func use() { var local = 1; local += 1 }
        }
        """
      ])
    ),
  ]

  static let placement = [
    RuleFixture(
      "type",
      "a port outside and an implementation inside",
      threeLayers + rules,
      shop([
        "Sources/Data/ArticleRepository.swift": "protocol ArticleRepository {}\n",
        "Sources/Domain/ProductRepository.swift":
          "protocol ProductRepository {}\nstruct MemoryStore: ProductRepository {}\n",
      ]),
      finds: [
        "Sources/Data/ArticleRepository.swift:1:10: ArticleRepository is in Data, not in Domain",
        "Sources/Domain/ProductRepository.swift:2:8: MemoryStore is in Domain, not in Data",
      ]
    ),
    RuleFixture(
      "type",
      "ports and implementations in their layers",
      threeLayers + rules,
      shop(port).merging([
        "Sources/Data/ProductRemoteRepository.swift": "struct ProductRemoteRepository: ProductRepository {}\n"
      ]) { given, _ in given }
    ),
    RuleFixture(
      "type",
      "a type in a file of another name",
      oneLayer + "types: [{ match: { names: \"*ViewModel\" }, require: { has: file } }]\n",
      shop(["Sources/Presentation/ViewModels.swift": "final class CartViewModel {}\nfinal class ShopViewModel {}\n"]),
      finds: [
        "Sources/Presentation/ViewModels.swift:1:13: CartViewModel is in ViewModels.swift",
        "Sources/Presentation/ViewModels.swift:2:13: ShopViewModel is in ViewModels.swift",
      ]
    ),
    RuleFixture(
      "type",
      "a type in its file, with a related type",
      oneLayer + "types: [{ match: { names: \"*UseCase\" }, require: { has: file } }]\n",
      shop([
        "Sources/Domain/ProductUseCase.swift":
          "protocol ProductUseCase {}\nprotocol HasProductUseCase {}\nstruct DefaultProductUseCase {}\n"
      ])
    ),
    RuleFixture(
      "type",
      "a view model among entities",
      oneLayer + folders,
      shop(["Sources/Domain/CartViewModel.swift": "final class CartViewModel {}\n"]),
      finds: [
        "Sources/Domain/CartViewModel.swift:1:13: CartViewModel is in Sources/Domain, not in **/Presentation/** or **/Presentation"
      ]
    ),
    RuleFixture(
      "type",
      "a view model among view models",
      oneLayer + folders,
      shop(["Sources/Presentation/Cart/CartViewModel.swift": "final class CartViewModel {}\n"])
    ),
    RuleFixture(
      "type",
      "a use case without tests",
      oneLayer + "types: [{ match: { names: \"*UseCase\", kinds: struct }, require: { has: tests } }]\n",
      shop(["Sources/Domain/ProductUseCase.swift": "struct DefaultProductUseCase {}\nprotocol ProductUseCase {}\n"]),
      finds: [
        "Sources/Domain/ProductUseCase.swift:1:8: DefaultProductUseCase has no DefaultProductUseCaseTests.swift"
      ]
    ),
    RuleFixture(
      "type",
      "a use case with tests",
      oneLayer + "types: [{ match: { names: \"*UseCase\", kinds: struct }, require: { has: tests } }]\n",
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".testTarget(name: "DomainTests")"#),
        "Sources/Domain/ProductUseCase.swift": "struct DefaultProductUseCase {}\n",
        "Tests/DomainTests/DefaultProductUseCaseTests.swift": "struct DefaultProductUseCaseTests {}\n",
      ]
    ),
    RuleFixture(
      "type",
      "a port without a mock",
      oneLayer
        + "mocks: { targets: [Mocks] }\ntypes: [{ match: { names: \"*Repository\", kinds: protocol }, require: { has: mock } }]\n",
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".target(name: "Mocks")"#),
        "Sources/Domain/Ports.swift": "protocol ProductRepository {}\nprotocol ArticleRepository {}\n",
        "Sources/Mocks/Mock.swift": "struct MockProductRepository: ProductRepository {}\n",
      ],
      finds: ["Sources/Domain/Ports.swift:2:10: ArticleRepository has no mock: nothing in Mocks conforms to it"]
    ),
    RuleFixture(
      "type",
      "a port with a mock",
      oneLayer
        + "mocks: { targets: [Mocks] }\ntypes: [{ match: { names: \"*Repository\", kinds: protocol }, require: { has: mock } }]\n",
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".target(name: "Mocks")"#),
        "Sources/Domain/Ports.swift": "public protocol ProductRepository: Sendable {}\n",
        "Sources/Mocks/Mock.swift": "actor MockProductRepository: Domain.ProductRepository, Sendable {}\n",
      ]
    ),
  ]
}
