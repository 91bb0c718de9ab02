import TestSupport

/// Fixtures in which several packages have a module of one name.
extension RuleFixtures {
  private static let inSeries = """
    version: 1
    layers:
      One: { targets: ["One/**"], external: ["*"] }
      Two: { targets: ["Two/**"], external: ["*"] }

    """

  private static let twoCores = [
    "One/Core/Package.swift": core, "One/Core/Sources/Core/File.swift": "",
    "Two/Core/Package.swift": core, "Two/Core/Sources/Core/File.swift": "",
  ]

  private static let core = package(
    #".target(name: "Core")"#,
    name: "Core",
    products: #".library(name: "Core", targets: ["Core"])"#
  )

  private static let feature = package(
    #".target(name: "Feature", dependencies: ["Core"])"#,
    name: "Feature",
    products: #".library(name: "Feature", targets: ["Feature"])"#,
    dependencies: #".package(path: "../Core")"#
  )

  static let sameNames =
    ["layer", "undeclared", "unused"].map { rule in
      RuleFixture(
        rule,
        "a package that is known by its product's name",
        inSeries,
        twoCores.merging([
          "Two/Feature/Package.swift": feature, "Two/Feature/Sources/Feature/File.swift": "import Core\n",
        ]) { $1 }
      )
    }
    + ["layer", "undeclared", "unused"].map { rule in
      RuleFixture(
        rule,
        "products of packages outside the repository",
        "version: 1\nlayers: { App: { targets: [\"Demo/**\"] }, Lib: { targets: [\"Lib/**\"], external: [\"*\"] } }\n",
        [
          "Demo/Package.swift": package(#".target(name: "Kit")"#, #".target(name: "Shared")"#, name: "Demo"),
          "Demo/Sources/Kit/File.swift": "",
          "Demo/Sources/Shared/File.swift": "",
          "Lib/Package.swift": package(
            #".target(name: "Lib", dependencies: ["Kit", .product(name: "Shared", package: "shared")])"#,
            name: "Lib",
            dependencies: external + #", .package(path: "../../shared")"#
          ),
          "Lib/Sources/Lib/File.swift": "import Kit\nimport Shared\n",
        ]
      )
    }
    + [
      RuleFixture(
        "layer",
        "a module of a package that another package brings",
        inSeries,
        twoCores.merging([
          "Two/Feature/Package.swift": feature, "Two/Feature/Sources/Feature/File.swift": "import Core\n",
          "Two/App/Package.swift": package(
            #".target(name: "App", dependencies: [.product(name: "Feature", package: "Feature")])"#,
            name: "App",
            dependencies: #".package(path: "../Feature")"#
          ),
          "Two/App/Sources/App/File.swift": "import Core\n",
        ]) { $1 }
      ),
      RuleFixture(
        "layer",
        "the package next to a project that does not say which one it means",
        inSeries,
        twoCores.merging([
          "Two/Two.xcodeproj/project.pbxproj": XcodeProjectText().target("Two", files: ["File.swift"]).text,
          "Two/File.swift": "import Core\n",
        ]) { $1 }
      ),
      RuleFixture(
        "mocks-in-product",
        "the product of the package next to a project",
        inSeries + "mocks: { targets: [Mocks] }\n",
        twoCores.merging([
          "Two/Core/Package.swift": package(
            #".target(name: "Mocks")"#,
            name: "Core",
            products: #".library(name: "Core", targets: ["Mocks"])"#
          ),
          "Two/Core/Sources/Mocks/File.swift": "",
          "Two/Two.xcodeproj/project.pbxproj": XcodeProjectText()
            .target("Two", "application", files: ["File.swift"], links: ["productCore"])
            .adding("productCore = {isa = XCSwiftPackageProductDependency; productName = Core;};").text,
          "Two/File.swift": "",
        ]) { $1 },
        finds: ["Two/Two.xcodeproj/project.pbxproj:20:58: Two depends on Core, but is product code"]
      ),
    ]
}
