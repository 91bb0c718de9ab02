import TestSupport

/// A small app that keeps all rules, to seed violations in: as Swift packages, as an Xcode project, and as folders with
/// layers by path and no manifest.
enum SeededApp: String, CaseIterable, Sendable {
  case packages, project, folders

  /// The folder of each module, in all three.
  private static let modules: [(name: String, folder: String, type: String, imports: [String])] = [
    ("Domain", "Core/Sources/Domain", "framework", []),
    ("Data", "Core/Sources/Data", "framework", ["Domain", "GRDB"]),
    ("Mocks", "Core/Sources/Mocks", "framework", ["Domain"]),
    ("Presentation", "Sources/Presentation", "framework", ["Domain"]),
    ("App", "Sources/App", "application", ["Data", "Presentation"]),
    ("ShopTests", "Tests/ShopTests", "bundle.unit-test", ["Mocks", "Presentation"]),
  ]

  private static let sources = [
    "Domain/Product.swift": "import Foundation\npublic struct Product {}\n",
    "Domain/ProductRepository.swift": "public protocol ProductRepository {}\n",
    "Data/ProductStore.swift": "import Domain\nimport GRDB\nstruct ProductStore: ProductRepository {}\n",
    "Mocks/MockRepository.swift": "import Domain\nstruct MockRepository: ProductRepository {}\n",
    "Presentation/Cart/CartViewModel.swift": """
    import Domain
    @MainActor @Observable final class CartViewModel { enum State: Equatable { case loading, failed } }

    """,
    "Presentation/Orders/OrdersCoordinator.swift": "@MainActor final class OrdersCoordinator: Coordinator {}\n",
    "Presentation/Shared/Coordinator.swift": "protocol Coordinator {}\n",
    "App/main.swift": "import Data\nimport Presentation\n",
    "ShopTests/CartViewModelTests.swift": "import Mocks\n@testable import Presentation\n",
  ]

  /// The app's files with a violation, and the places where a rule has to report it.
  func files(with violation: Violation? = nil) -> (files: [String: String], places: [String]) {
    var sources = Self.sources.merging(violation?.sources ?? [:]) { $1 }
    if self == .folders { sources = sources.mapValues(Self.withoutLocalImports) }
    var files: [String: String] = [:]
    for (path, text) in sources {
      let folder = Self.modules.first { path.hasPrefix($0.name + "/") }
      files[folder.map { $0.folder + path.dropFirst($0.name.count) } ?? path] = text
    }
    files.merge(manifests(declaring: violation?.declares ?? [:], files.keys.sorted())) { $1 }
    files["inward.yml"] = configuration
    for (old, new) in violation?.edits[self] ?? [] {
      files = files.mapValues { $0.replacing(old, with: new.replacing("$&", with: old)) }
    }
    var places = ["Package.swift:", "Core/Package.swift:", "\(Self.projectPath):"]
    for (path, text) in files {
      guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "^")) else { continue }
      let lines = text.utf8[..<mark].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      places = ["\(path):\(lines.count):\((lines.last?.count ?? 0) + 1):"]
      files[path] = text.replacing("^", with: "")
    }
    return (files, places)
  }

  /// The folders are one module.
  private static func withoutLocalImports(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !modules.contains { line.hasSuffix("import \($0.name)") }
    }.joined(separator: "\n")
  }

  private static let projectPath = "Shop.xcodeproj/project.pbxproj"

  private func manifests(declaring added: [String: [String]], _ files: [String]) -> [String: String] {
    switch self {
    case .packages:
      let core = Self.modules.prefix(3).map {
        target($0.name, $0.type, $0.imports + (added[$0.name] ?? []), isCore: true)
      }
      let rest = Self.modules.dropFirst(3).map { target($0.name, $0.type, $0.imports + (added[$0.name] ?? [])) }
      let products = Self.modules.prefix(3).map { #".library(name: "\#($0.name)", targets: ["\#($0.name)"])"# }
      let settings = """

        for target in package.targets { target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")] }

        """
      let library = #"dependencies: [.package(url: "https://example.org/GRDB.swift", from: "7.0.0")], "#
      return [
        "Core/Package.swift": manifest(
          core,
          name: "Core",
          rest: "products: [\(products.joined(separator: ", "))], \(library)"
        )
          + settings,
        "Package.swift": manifest(rest, rest: #"dependencies: [.package(path: "Core")], "#) + settings,
      ]
    case .project:
      var text = XcodeProjectText(settings: "SWIFT_VERSION = 6.0; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;")
      for module in Self.modules {
        let imports = module.imports + (added[module.name] ?? [])
        text = text.target(
          module.name,
          module.type,
          files: files.filter { $0.hasPrefix(module.folder + "/") },
          links: imports.contains("GRDB") ? ["productGRDB"] : [],
          dependsOn: imports.filter { $0 != "GRDB" }
        )
      }
      let product = "productGRDB = {isa = XCSwiftPackageProductDependency; productName = GRDB; package = remote;};"
      let package =
        #"remote = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/GRDB.swift";};"#
      return [Self.projectPath: text.adding("\(product)\n\(package)").text]
    case .folders: return [:]
    }
  }

  private func target(_ name: String, _ type: String, _ dependencies: [String], isCore: Bool = false) -> String {
    let kind = ["application": "executableTarget", "bundle.unit-test": "testTarget"][type] ?? "target"
    let texts = dependencies.map { other in
      if other == "GRDB" { return #".product(name: "GRDB", package: "GRDB.swift")"# }
      let isInCore = Self.modules.prefix(3).contains { $0.name == other }
      return isInCore && !isCore ? #".product(name: "\#(other)", package: "Core")"# : "\"\(other)\""
    }
    return ".\(kind)(name: \"\(name)\", dependencies: [\(texts.joined(separator: ", "))])"
  }

  /// Without targets, rules about them have nothing to configure.
  private var configuration: String {
    let allowed = ["Data": "Domain", "Mocks": "Domain", "Presentation": "Domain", "App": #""*""#, "ShopTests": #""*""#]
    let external = ["Domain": "Foundation", "Data": "GRDB", "ShopTests": #""*""#]
    let layers = Self.modules.map { module in
      let scope = self == .folders ? "paths: [\(module.folder)]" : "targets: [\(module.name)]"
      let lists = "mayImport: [\(allowed[module.name] ?? "")], external: [\(external[module.name] ?? "")]"
      return "  \(module.name): { \(scope), \(lists) }\n"
    }
    let start = "version: 1\nlayers:\n" + layers.joined()
    if self == .folders {
      return start + "features: [{ folders: \"Sources/Presentation/*\", shared: Shared }]\n" + Self.ofTypes
    }
    let mocked = "  - match: { names: \"*Repository\", kinds: protocol }\n    require: { has: mock }\n"
    return start + Self.ofTargets + Self.ofTypes + mocked
  }

  private static let ofTypes = """
    types:
      - match: { layers: Domain, kinds: [struct, enum] }
        forbid: { conformances: [Codable, Decodable, FetchableRecord] }
      - match: { names: "*Repository", kinds: protocol }
        require: { layers: Domain }
      - match: { conformances: "*Repository", kinds: [struct, enum, class, actor, extension] }
        require: { layers: [Data, Mocks] }
      - match: { names: "*ViewModel", kinds: class }
        require: { attributes: MainActor, folders: "Sources/Presentation/*", has: tests }
        forbid: { uses: ["*Repository", "*Store"] }
      - match: { names: "*ViewModel.State" }
        require: { conformances: Equatable, cases: [loading, "failed|error"] }
      - match: { names: ["*ViewModel", "*Store"] }
        require: { has: file }
      - match: { names: "*Coordinator", kinds: class }
        require: { attributes: MainActor, modifiers: final, conformances: Coordinator, folders: "**/Orders", layers: Presentation }
        forbid: { attributes: Observable, conformances: ObservableObject, modifiers: public }

    """

  private static let ofTargets = """
    features: [{ folders: "Sources/Presentation/*", shared: Shared }, { targets: [Data, Mocks] }]
    reach: [{ from: Presentation, to: [GRDB, Data] }]
    settings: [{ targets: "*", languageMode: 6, upcomingFeatures: ExistentialAny }]
    mocks: { targets: Mocks }

    """
}
