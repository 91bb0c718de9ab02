import TestSupport
import Testing

/// Changes of manifests of which some would lead to another finding.
@Suite struct FixPartlyTests {
  private static func package(_ targets: String) -> String {
    FixManifestTests.manifest("let package = Package(name: \"Shop\", targets: [\n\(targets)\n])")
  }

  private static let facade = #".target(name: "C"), .target(name: "Facade", dependencies: ["C"]),"#

  /// A shop with a target `Facade` that `fix` may not take from others, as it may be needed at run time. So they cannot
  /// declare C.
  private static func shop(_ manifest: String, _ files: [String: String]) throws -> Shop {
    let all = [
      "Package.swift": manifest, "inward.yml": FixDependencyTests.anything, "Sources/C/C.swift": "public struct C {}\n",
      "Sources/Facade/Facade.swift": "@_exported import C\n",
    ]
    return try Shop(all.merging(files) { $1 })
  }

  @Test func `the dependencies of a target that may only bundle them are left`() throws {
    let manifest = FixManifestTests.manifest(
      """
      let package = Package(
        name: "Shop",
        products: [.library(name: "All", targets: ["All"])],
        targets: [
          .target(name: "All", dependencies: ["A", "C"]), .target(name: "A"), .target(name: "C"),
          .target(name: "Facade", dependencies: ["A", "C"]),
        ]
      )
      """
    )
    let shop = try Self.shop(
      manifest,
      ["Sources/All/Empty.swift": "import Foundation\n", "Sources/A/A.swift": "public struct A {}\n"]
    )

    let report = try shop.inward("fix").output

    #expect(report.contains("remove the dependency All: A (All may only bundle its dependencies)\n"))
    let fixed = try shop.read("Package.swift")
    #expect(fixed.contains(#"name: "All", dependencies: ["A", "C"])"#))
    #expect(fixed.contains(#"name: "Facade", dependencies: ["C"])"#))
  }

  @Test func `so are those of all targets with its name`() throws {
    let manifest = FixManifestTests.manifest(
      """
      let package = Package(
        name: "Shop",
        products: [.library(name: "All", targets: ["All"])],
        targets: [
          .target(name: "All", dependencies: ["A"], path: "Sources/One"),
          .target(name: "All", dependencies: ["A", "C"], path: "Sources/Two"), .target(name: "A"), .target(name: "C"),
        ]
      )
      """
    )
    let shop = try Self.shop(
      manifest,
      [
        "Sources/One/One.swift": "struct One {}\n", "Sources/Two/Two.swift": "struct Two {}\n",
        "Sources/A/A.swift": "public struct A {}\n",
      ]
    )

    let report = try shop.inward("fix").output

    #expect(report.contains("remove the dependency All: A (All may only bundle its dependencies)\n"))
    #expect(try shop.read("Package.swift") == manifest)
  }

  @Test func `other targets of the manifest are changed, once`() throws {
    let umbrella = #".target(name: "A"), .target(name: "B"), .target(name: "Umbrella", dependencies: ["A", "B"]),"#
    let manifest = { (dependencies: String) in
      Self.package(
        """
        \(Self.facade) \(umbrella)
        .target(name: "Lists", dependencies: [\(dependencies)]),
        .target(name: "Screens", dependencies: ["Facade"])
        """
      )
    }
    let shop = try Self.shop(
      manifest(#""Umbrella""#),
      [
        "Sources/A/A.swift": "public struct A {}\n", "Sources/B/B.swift": "public struct B {}\n",
        "Sources/Umbrella/All.swift": "@_exported import A\n@_exported import B\npublic struct All {}\n",
        "Sources/Lists/List.swift": "import A\nimport B\n", "Sources/Screens/List.swift": "import C\n",
      ]
    )

    let run = try shop.inward("fix")
    let second = try shop.inward("fix")

    let left = "Package.swift: left for you: declare C for Screens (that leads to another finding)\n"
    #expect(
      run.output == """
        Package.swift: declare A for Lists
        Package.swift: declare B for Lists
        Package.swift: remove the dependency Lists: Umbrella
        \(left)3 fixes applied.

        """
    )
    #expect(try shop.read("Package.swift") == manifest(#""B", "A""#))
    #expect(second.output == "\(left)Nothing was fixed.\n")
  }

  @Test func `other changes of the target are made`() throws {
    let manifest = { (dependencies: String) in
      Self.package(
        """
        \(Self.facade) .target(name: "A"),
        .target(name: "Screens", dependencies: [\(dependencies)])
        """
      )
    }
    let shop = try Self.shop(
      manifest(#""Facade""#),
      ["Sources/A/A.swift": "public struct A {}\n", "Sources/Screens/List.swift": "import A\nimport C\n"]
    )

    let run = try shop.inward("fix")

    #expect(
      run.output == """
        Package.swift: declare A for Screens
        Package.swift: left for you: declare C for Screens (that leads to another finding)
        1 fix applied.

        """
    )
    #expect(try shop.read("Package.swift") == manifest(#""A", "Facade""#))
  }

  /// Mocks are not declared for other targets.
  @Test func `a dependency stays if an import that is not declared needs it, in any package`() throws {
    let rules = FixDependencyTests.anything + "mocks: { targets: [DataMocks], usedBy: [Data] }\n"
    let targets = #".target(name: "DataMocks"), .target(name: "Data", dependencies: ["DataMocks"])"#
    let files = [
      "Sources/DataMocks/Mock.swift": "public struct Mock {}\n", "Sources/Data/Store.swift": "public struct Store {}\n",
    ]
    let use = "import Data\nimport DataMocks\n"
    let one = try Shop(
      files.merging([
        "Package.swift": Self.package("\(targets), .target(name: \"Screens\", dependencies: [\"Data\"])"),
        "inward.yml": rules, "Sources/Screens/List.swift": use,
      ]) { $1 }
    )
    let products = ["Data", "DataMocks"].map { #".library(name: "\#($0)", targets: ["\#($0)"])"# }
    let two = try Shop(
      Dictionary(files.map { ("Kit/" + $0, $1) }) { $1 }.merging([
        "Package.swift": nil,
        "Kit/Package.swift": FixManifestTests.manifest(
          #"let package = Package(name: "Kit", products: [\#(products.joined(separator: ", "))], targets: [\#(targets)])"#
        ),
        "App/Package.swift": FixManifestTests.manifest(
          #"""
          let package = Package(name: "App", dependencies: [.package(path: "../Kit")], targets: [
            .target(name: "App", dependencies: [.product(name: "Data", package: "Kit")])
          ])
          """#
        ),
        "inward.yml": rules, "App/Sources/App/List.swift": use,
      ]) { $1 }
    )

    let runs = try [one, two].map { try $0.inward("fix").output }

    let reason = { (user: String) in "(\(user) imports DataMocks without declaring it)" }
    let undeclared = "left for you: declare DataMocks for"
    #expect(
      runs[0] == """
        Package.swift: left for you: remove the dependency Data: DataMocks \(reason("Screens"))
        Package.swift: \(undeclared) Screens (that leads to another finding)
        Nothing was fixed.

        """
    )
    #expect(
      runs[1] == """
        Kit/Package.swift: left for you: remove the dependency Data: DataMocks \(reason("App"))
        App/Package.swift: \(undeclared) App (that leads to another finding)
        Nothing was fixed.

        """
    )
  }

  @Test func `what is made is not left`() throws {
    let shop = try Shop([
      "Package.swift": Self.package(#".target(name: "Data"), .target(name: "DataMocks")"#),
      "inward.yml": FixDependencyTests.anything + "mocks: { targets: [DataMocks], usedBy: [] }\n",
      "Sources/Data/Store.swift": "import DataMocks\n", "Sources/DataMocks/Mock.swift": "import Data\n",
    ])

    let run = try shop.inward("fix")

    #expect(
      run.output == """
        Package.swift: declare Data for DataMocks
        Package.swift: left for you: declare DataMocks for Data (that leads to another finding)
        1 fix applied.

        """
    )
  }
}
