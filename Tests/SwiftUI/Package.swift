// swift-tools-version: 6.2

import PackageDescription

/// The views of the styles are those of Packages/StyleViews, compiled with the module SwiftUI of this package.
let styleViewParts: [Target.Dependency] = [
  "SwiftUI",
  .product(name: "Domain", package: "Domain"),
  .product(name: "Presentation", package: "Presentation"),
  .product(name: "StyleContract", package: "Styles"),
]
let styleViews: [Target.Dependency] = styleViewParts + ["StyleViewParts"]

/// A substitute for Combine on platforms without it.
let openCombine = Target.Dependency.product(
  name: "OpenCombine",
  package: "OpenCombine",
  condition: .when(platforms: [.android, .linux, .windows])
)

let package = Package(
  name: "SwiftUI",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(path: "../../Packages/Composition"),
    .package(path: "../../Packages/Domain"),
    .package(path: "../../Packages/Mocks"),
    .package(path: "../../Packages/Presentation"),
    .package(path: "../../Packages/Styles"),
    .package(path: "../TestSupport"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
  ],
  targets: [
    .target(name: "SwiftUI"),
    .executableTarget(
      name: "Apple",
      dependencies: [
        "SwiftUI",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Presentation", package: "Presentation"),
        "StyleViews",
      ],
      path: "Apple",
      exclude: ["README.md", "Resources"]
    ),
    .target(name: "StyleViewParts", dependencies: styleViewParts, path: "StyleViews/StyleViewParts"),
    .target(
      name: "MinimalStyleViews",
      dependencies: styleViews + [.product(name: "MinimalStyle", package: "Styles")],
      path: "StyleViews/MinimalStyleViews"
    ),
    .target(
      name: "CleanStateStyleViews",
      dependencies: styleViews + [.product(name: "CleanStateStyle", package: "Styles")],
      path: "StyleViews/CleanStateStyleViews"
    ),
    .target(name: "MVIStyleViews", dependencies: styleViews, path: "StyleViews/MVIStyleViews"),
    .target(
      name: "CoordinatorStyleViews",
      dependencies: styleViews + [.product(name: "CoordinatorStyle", package: "Styles")],
      path: "StyleViews/CoordinatorStyleViews"
    ),
    .target(
      name: "ReactiveStyleViews",
      dependencies: styleViews + [.product(name: "ReactiveStyle", package: "Styles"), openCombine],
      path: "StyleViews/ReactiveStyleViews"
    ),
    .target(
      name: "StyleViews",
      dependencies: [
        "StyleViewParts",
        "SwiftUI",
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "StyleContract", package: "Styles"),
        .product(name: "Styles", package: "Styles"),
        "MinimalStyleViews",
        "CleanStateStyleViews",
        "MVIStyleViews",
        "CoordinatorStyleViews",
        "ReactiveStyleViews",
      ],
      path: "StyleViews/StyleViews"
    ),
    // What the random walks are compared with.
    .target(
      name: "TerminalBrowser",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "Presentation", package: "Presentation"),
      ],
      path: "CLI"
    ),
    .testTarget(
      name: "AppleModelTests",
      dependencies: [
        "Apple",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Presentation", package: "Presentation"),
      ]
    ),
    .testTarget(
      name: "AppleTests",
      dependencies: [
        "Apple",
        "SwiftUI",
        "TerminalBrowser",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "TestSupport", package: "TestSupport"),
        "StyleViews",
      ]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
