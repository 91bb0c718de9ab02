extension RuleFixtures {
  private static let roles = """
    roles:
      entities: { layers: [Domain], folders: ["**/Models"], kinds: [struct, enum] }
      ports: { names: ["*Repository"], layers: [Domain], kinds: [protocol] }
      adapters: { names: ["*Repository"], layers: [Data], kinds: [struct, class, actor] }
      viewModels: { names: ["*ViewModel"], layers: [Presentation], kinds: [class] }
      states: { names: ["*ViewModel.State"] }
      foreignConformances: [Codable, Decodable, FetchableRecord]
      stateCases: [loading, "failed|error*"]

    """

  private static func shop(_ files: [String: String]) -> [String: String] {
    files.merging(["Package.swift": threeTargets]) { given, _ in given }
  }

  private static let port = ["Sources/Domain/ProductRepository.swift": "public protocol ProductRepository {}\n"]

  static let types = [
    RuleFixture(
      "use-case-skipped",
      "a view model with a repository",
      threeLayers + roles,
      shop(port).merging([
        "Sources/Presentation/ProductListViewModel.swift":
          "@MainActor final class ProductListViewModel {\n  let products: any ProductRepository\n}\n"
      ]) { given, _ in given },
      finds: [
        "Sources/Presentation/ProductListViewModel.swift:2:21: ProductListViewModel uses the repository ProductRepository"
      ]
    ),
    RuleFixture(
      "use-case-skipped",
      "a view model with a use case",
      threeLayers + roles,
      shop(port).merging([
        "Sources/Presentation/ProductListViewModel.swift":
          "@MainActor final class ProductListViewModel {\n  // not a ProductRepository\n  let useCase: any ProductUseCase\n}\n"
      ]) { given, _ in given }
    ),
    RuleFixture(
      "view-model-actor",
      "a class without an actor",
      threeLayers + roles,
      shop(["Sources/Presentation/CartViewModel.swift": "@Observable\nfinal class CartViewModel {}\n"]),
      finds: [
        "Sources/Presentation/CartViewModel.swift:2:13: the view model CartViewModel is not isolated to the main actor"
      ]
    ),
    RuleFixture(
      "view-model-actor",
      "a class on the main actor",
      threeLayers + roles,
      shop([
        "Sources/Presentation/CartViewModel.swift": "@MainActor\n@Observable\npublic final class CartViewModel {}\n"
      ])
    ),
    RuleFixture(
      "state-equatable",
      "a state that cannot be compared",
      threeLayers + roles,
      shop([
        "Sources/Presentation/CartViewModel.swift":
          "final class CartViewModel {\n  enum State: Sendable { case a(Int) }\n}\n"
      ]),
      finds: ["Sources/Presentation/CartViewModel.swift:2:8: the state CartViewModel.State is not Equatable"]
    ),
    RuleFixture(
      "state-equatable",
      "states that can be compared",
      threeLayers + roles,
      shop([
        "Sources/Presentation/AViewModel.swift":
          "final class AViewModel {\n  enum State: Equatable & Sendable { case a }\n}\n",
        "Sources/Presentation/BViewModel.swift":
          "final class BViewModel {\n  struct State {}\n}\nextension BViewModel.State: Hashable {}\n",
      ])
    ),
    RuleFixture(
      "state-cases",
      "a state without a failure",
      threeLayers + roles,
      shop([
        "Sources/Presentation/CartViewModel.swift":
          "final class CartViewModel {\n  enum State { case loading, loaded }\n}\n"
      ]),
      finds: [
        "Sources/Presentation/CartViewModel.swift:2:8: the state CartViewModel.State has no case failed or error*"
      ]
    ),
    RuleFixture(
      "state-cases",
      "a state with all cases",
      threeLayers + roles,
      shop([
        "Sources/Presentation/CartViewModel.swift":
          "final class CartViewModel {\n  enum State { case loading, loaded(Int); case errorShown }\n}\n"
      ])
    ),
    RuleFixture(
      "entity-conformance",
      "entities that decode themselves",
      threeLayers + roles,
      shop([
        "Sources/Domain/Models/Product.swift": "public struct Product: Equatable, Codable {}\n",
        "Sources/Data/Product+Row.swift": "extension Product: FetchableRecord {}\n",
      ]),
      finds: [
        "Sources/Data/Product+Row.swift:1:11: the entity Product conforms to FetchableRecord",
        "Sources/Domain/Models/Product.swift:1:15: the entity Product conforms to Codable",
      ]
    ),
    RuleFixture(
      "entity-conformance",
      "a decodable type that is not an entity",
      threeLayers + roles,
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
      "port-placement",
      "a port outside and an implementation inside",
      threeLayers + roles,
      shop([
        "Sources/Data/ArticleRepository.swift": "protocol ArticleRepository {}\n",
        "Sources/Domain/ProductRepository.swift":
          "protocol ProductRepository {}\nstruct MemoryStore: ProductRepository {}\n",
      ]),
      finds: [
        "Sources/Data/ArticleRepository.swift:1:10: the port ArticleRepository is declared in Data",
        "Sources/Domain/ProductRepository.swift:2:8: the port implementation MemoryStore is in Domain",
      ]
    ),
    RuleFixture(
      "port-placement",
      "ports and implementations in their layers",
      threeLayers + roles,
      shop(port).merging([
        "Sources/Data/ProductRemoteRepository.swift": "struct ProductRemoteRepository: ProductRepository {}\n"
      ]) { given, _ in given }
    ),
    RuleFixture(
      "file-name",
      "a type in a file of another name",
      oneLayer + "roles: { named: { names: [\"*ViewModel\"] } }\n",
      shop(["Sources/Presentation/ViewModels.swift": "final class CartViewModel {}\nfinal class ShopViewModel {}\n"]),
      finds: [
        "Sources/Presentation/ViewModels.swift:1:13: CartViewModel is in ViewModels.swift",
        "Sources/Presentation/ViewModels.swift:2:13: ShopViewModel is in ViewModels.swift",
      ]
    ),
    RuleFixture(
      "file-name",
      "a type in its file, with a related type",
      oneLayer + "roles: { named: { names: [\"*UseCase\"] } }\n",
      shop([
        "Sources/Domain/ProductUseCase.swift":
          "protocol ProductUseCase {}\nprotocol HasProductUseCase {}\nstruct DefaultProductUseCase {}\n"
      ])
    ),
    RuleFixture(
      "folder",
      "a view model among entities",
      oneLayer
        + "roles: { viewModels: { names: [\"*ViewModel\"], folders: [\"**/Presentation/**\", \"**/Presentation\"] } }\n",
      shop(["Sources/Domain/CartViewModel.swift": "final class CartViewModel {}\n"]),
      finds: [
        "Sources/Domain/CartViewModel.swift:1:13: CartViewModel is named like a view model, but is in Sources/Domain"
      ]
    ),
    RuleFixture(
      "folder",
      "a view model among view models",
      oneLayer
        + "roles: { viewModels: { names: [\"*ViewModel\"], folders: [\"**/Presentation/**\", \"**/Presentation\"] } }\n",
      shop(["Sources/Presentation/Cart/CartViewModel.swift": "final class CartViewModel {}\n"])
    ),
    RuleFixture(
      "test-file",
      "a use case without tests",
      oneLayer + "roles: { tested: { names: [\"*UseCase\"], kinds: [struct] } }\n",
      shop(["Sources/Domain/ProductUseCase.swift": "struct DefaultProductUseCase {}\nprotocol ProductUseCase {}\n"]),
      finds: [
        "Sources/Domain/ProductUseCase.swift:1:8: DefaultProductUseCase has no DefaultProductUseCaseTests.swift"
      ]
    ),
    RuleFixture(
      "test-file",
      "a use case with tests",
      oneLayer + "roles: { tested: { names: [\"*UseCase\"], kinds: [struct] } }\n",
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".testTarget(name: "DomainTests")"#),
        "Sources/Domain/ProductUseCase.swift": "struct DefaultProductUseCase {}\n",
        "Tests/DomainTests/DefaultProductUseCaseTests.swift": "struct DefaultProductUseCaseTests {}\n",
      ]
    ),
    RuleFixture(
      "mock-missing",
      "a port without a mock",
      oneLayer + "mocks: { targets: [Mocks] }\nroles: { mocked: { names: [\"*Repository\"], kinds: [protocol] } }\n",
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".target(name: "Mocks")"#),
        "Sources/Domain/Ports.swift": "protocol ProductRepository {}\nprotocol ArticleRepository {}\n",
        "Sources/Mocks/Mock.swift": "struct MockProductRepository: ProductRepository {}\n",
      ],
      finds: ["Sources/Domain/Ports.swift:2:10: nothing in Mocks conforms to ArticleRepository"]
    ),
    RuleFixture(
      "mock-missing",
      "a port with a mock",
      oneLayer + "mocks: { targets: [Mocks] }\nroles: { mocked: { names: [\"*Repository\"], kinds: [protocol] } }\n",
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".target(name: "Mocks")"#),
        "Sources/Domain/Ports.swift": "public protocol ProductRepository: Sendable {}\n",
        "Sources/Mocks/Mock.swift": "actor MockProductRepository: Domain.ProductRepository, Sendable {}\n",
      ]
    ),
  ]
}
