extension RuleFixtures {
  static let placement = [
    RuleFixture(
      "type",
      "a port outside and an implementation inside",
      threeLayers + typeRules,
      typeShop([
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
      threeLayers + typeRules,
      typeShop(repositoryPort).merging([
        "Sources/Data/ProductRemoteRepository.swift": "struct ProductRemoteRepository: ProductRepository {}\n"
      ]) { given, _ in given }
    ),
    RuleFixture(
      "type",
      "a type in a file of another name",
      oneLayer + "types: [{ match: { names: \"*ViewModel\" }, require: { has: file } }]\n",
      typeShop(["Sources/Presentation/ViewModels.swift": "final class CartViewModel {}\nfinal class ShopViewModel {}\n"]
      ),
      finds: [
        "Sources/Presentation/ViewModels.swift:1:13: CartViewModel is in ViewModels.swift, not in CartViewModel.swift",
        "Sources/Presentation/ViewModels.swift:2:13: ShopViewModel is in ViewModels.swift, not in ShopViewModel.swift",
      ]
    ),
    RuleFixture(
      "type",
      "a type in its file, with a related type",
      oneLayer + "types: [{ match: { names: \"*UseCase\" }, require: { has: file } }]\n",
      typeShop([
        "Sources/Domain/ProductUseCase.swift":
          "protocol ProductUseCase {}\nprotocol HasProductUseCase {}\nstruct DefaultProductUseCase {}\n"
      ])
    ),
    RuleFixture(
      "type",
      "a view model among entities",
      oneLayer + typeFolders,
      typeShop(["Sources/Domain/CartViewModel.swift": "final class CartViewModel {}\n"]),
      finds: [
        "Sources/Domain/CartViewModel.swift:1:13: CartViewModel is in Sources/Domain, not in **/Presentation/** or **/Presentation"
      ]
    ),
    RuleFixture(
      "type",
      "a view model among view models",
      oneLayer + typeFolders,
      typeShop(["Sources/Presentation/Cart/CartViewModel.swift": "final class CartViewModel {}\n"])
    ),
    RuleFixture(
      "type",
      "a use case without tests",
      oneLayer + "types: [{ match: { names: \"*UseCase\", kinds: struct }, require: { has: tests } }]\n",
      typeShop(["Sources/Domain/ProductUseCase.swift": "struct DefaultProductUseCase {}\nprotocol ProductUseCase {}\n"]
      ),
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
    RuleFixture(
      "exhaustive",
      "names and folders in an entry of types that nothing has",
      oneLayer + """
        types:
          - match: { names: [A, Nope, "*Later"], except: [B, No*], folders: ["**", Nope, "**/Later/**"] }
            require: { folders: ["Sources/**", Later] }

        """,
      [
        "Package.swift": package(#".target(name: "All")"#, #".testTarget(name: "AllTests", path: "Tests/All")"#),
        "Sources/All/A.swift": "struct A {}\n", "Tests/All/Tests.swift": "struct BTest {}\nstruct B {}\n",
      ],
      finds: [
        "inward.yml:4:25: `Nope` of an entry of `types` matches no type",
        "inward.yml:4:54: `No*` of an entry of `types` matches no type",
        "inward.yml:4:76: `Nope` of an entry of `types` is the folder of no Swift file",
      ]
    ),
    RuleFixture(
      "exhaustive",
      "folders that are only one feature, and paths in shared",
      oneLayer + """
        features:
          - { folders: Sources/All }
          - { folders: [Sources/All/A, Sources/All/B], shared: [Sources/All/Common, Later] }

        """,
      [
        "Package.swift": package(#".target(name: "All")"#),
        "Sources/All/A/A.swift": "struct A {}\n", "Sources/All/B/B.swift": "struct B {}\n",
      ],
      finds: [
        "inward.yml:4:16: `Sources/All` is only one feature; `Sources/All/*` is one for each folder in it",
        "inward.yml:5:57: `Sources/All/Common` of `shared` is a path, not the name of a feature",
      ]
    ),
  ]
}
