// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SwiftUI",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(path: "../../Packages/Composition"),
    .package(path: "../../Packages/Domain"),
    .package(path: "../../Packages/Mocks"),
    .package(path: "../../Packages/Presentation"),
    .package(path: "../TestSupport"),
  ],
  targets: [
    .target(name: "SwiftUI"),
    .executableTarget(
      name: "Apple",
      dependencies: [
        "SwiftUI",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Presentation", package: "Presentation"),
      ],
      path: "Apple",
      exclude: ["README.md", "Resources"]
    ),
    .testTarget(
      name: "AppleModelTests",
      dependencies: [
        "Apple",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
      ]
    ),
    .testTarget(
      name: "AppleTests",
      dependencies: [
        "Apple",
        "SwiftUI",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "TestSupport", package: "TestSupport"),
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
