import Configurations
import Model
import TestSupport
import Testing

/// Many targets in few layers.
struct LayerGroupsTests {
  @Test func `90 targets become a few layers with usual names`() throws {
    let features = ["Cart", "Home", "Login", "Orders", "Profile", "Search", "Settings", "Wishlist"]
    let pairs = features.flatMap { name in
      [
        ("\(name)Feature", ["\(name)UI", "\(name)Domain", "\(name)Data"]), ("\(name)UI", ["DesignSystem", "SwiftUI"]),
        ("\(name)Domain", ["CoreModels"]), ("\(name)Data", ["\(name)Domain", "HTTPClient"]),
        ("\(name)FeatureTests", ["\(name)Feature", "\(name)Mocks"]), ("\(name)Mocks", ["\(name)Domain"]),
        ("\(name)Analytics", ["Tracking", "Logging"]), ("\(name)AnalyticsTests", ["\(name)Analytics"]),
        ("\(name)DataTests", ["\(name)Data"]), ("Payment\(name)", ["Tracking"]),
      ]
    }
    let rest: [(String, [String])] = [
      ("App", features.map { "\($0)Feature" }), ("CoreModels", []), ("DesignSystem", ["SwiftUI"]),
      ("HTTPClient", ["Foundation"]), ("Logging", []), ("StringUtils", []), ("Tracking", ["Logging"]), ("AppTests", []),
      ("ImageCache", ["StringUtils"]), ("NavigationSupport", []),
    ]

    let layers = try layers(pairs + rest)

    #expect((pairs + rest).count == 90)
    #expect(
      layers.mapValues(\.count) == [
        "Apps": 1, "Core": 4, "Data": 10, "Domain": 9, "Features": 8, "Libraries": 16, "TestSupport": 8, "UI": 9,
        "Tests": 25,
      ]
    )
  }

  @Test func `a few targets stay layers of their own`() throws {
    let layers = try layers((0..<8).map { ("T\($0)Feature", []) } + [("AllTests", [])])

    #expect(layers.count == 9)
  }

  @Test func `targets without usual names are grouped by the words that they share, and by what they import`() throws {
    let kits = (0..<9).map { ("T\($0)Kit", ["Ground"]) } + (0..<5).map { ("Login\($0)Flows", ["T0Kit"]) }
    let layers = try layers(kits + [("Ground", []), ("Middle", ["T1Kit"]), ("Top", ["Middle"])])

    #expect(layers.mapValues(\.count) == ["Core": 1, "Features": 5, "Kits": 9, "Libraries": 2])
  }

  @Test func `helpers of tests are not taken for others, and names start with all the words that targets share`() throws
  {
    let helpers = [
      "BookmarksTestsUtils", "CartTestingUtilities", "HomeTestingUtils", "UserTestHelpers", "NavTestUtils",
    ]
    let data = ["SnsClientLive", "UserStorageImpl"]
    let kits = ["Flux", "Fonts", "Reader"].map { "WordPress\($0)" }
    let others = (0..<5).map { "Part\($0)" }

    let layers = try layers((helpers + data + kits + others).map { ($0, []) })

    #expect(layers["TestSupport"]?.sorted() == helpers.sorted())
    #expect(layers["Data"] == data)
    #expect(layers["WordPress"] == kits)
  }

  @Test func `what others import is no app, and what most names begin with may say what they are`() throws {
    let features = ["Card", "Home", "Login", "Splash", "Search"].map { ("Feature\($0)", ["Domain", "AboutApp"]) }
    let rest = [("Domain", []), ("AboutApp", []), ("ShopApp", ["FeatureHome"])]

    let layers = try layers(features + rest + [("Other", [])])

    #expect(layers["Features"]?.sorted() == features.map(\.0).sorted())
    #expect(layers["Apps"] == ["ShopApp"])
  }

  @Test func `a name does not bring a target into a layer that would then import in a cycle`() throws {
    let others = (0..<9).map { ("T\($0)Feature", ["BaseUI"]) }
    let layers = try layers(others + [("BaseUI", ["TokenFeature"]), ("TokenFeature", []), ("AppUI", ["T0Feature"])])

    #expect(layers["Features"]?.contains("TokenFeature") == false || layers["Features"]?.contains("T0Feature") == false)
  }

  @Test(arguments: 0..<40)
  func `no layers import each other in a cycle`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let endings = ["Feature", "Core", "UI", "Client", "", "Model", "Kit", "App"]
    let names = (0..<Int.random(in: 9...70, using: &random)).map {
      "T\($0)\(endings[Int.random(in: 0..<8, using: &random)])"
    }
    let density = Double.random(in: 0...0.2, using: &random)
    let targets = names.enumerated().map { index, name in
      // A few edges close cycles.
      (
        name,
        names.indices.filter { ($0 < index || index == 3) && Double.random(in: 0...1, using: &random) < density }.map {
          names[$0]
        }
      )
    }

    _ = try layers(targets)
  }

  /// The targets of each layer; checks what all configurations have in common.
  private func layers(_ targets: [(String, [String])]) throws -> [String: [String]] {
    let repository = SampleRepository.make(targets.map { (name: $0.0, imports: $0.1) })
    let text = ConfigurationWriter.yaml(for: repository, freeze: false)
    let configuration = try ConfigurationReader.configuration(from: text, rules: [])
    let layers = configuration.layers
    #expect(layers.flatMap { $0.targets.map(\.text) }.sorted() == targets.map(\.0).sorted())
    #expect(layers.count <= 9)
    for (index, layer) in layers.enumerated() where layer.mayImport.map(\.text) != ["*"] {
      let earlier = Set(layers[..<index].map(\.name))
      #expect(layer.mayImport.allSatisfy { earlier.contains($0.text) }, "\(text)")
    }
    return Dictionary(uniqueKeysWithValues: layers.map { ($0.name, $0.targets.map(\.text)) })
  }
}
