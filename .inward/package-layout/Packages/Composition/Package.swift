// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Composition",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Composition", targets: ["Composition"])
  ],
  dependencies: [
    .package(path: "../Data"),
    .package(path: "../Domain"),
    .package(path: "../Presentation"),
  ],
  targets: [
    .target(
      name: "Composition",
      dependencies: [
        .product(name: "Data", package: "Data"),
        .product(name: "Domain", package: "Domain"),
        .product(name: "Presentation", package: "Presentation"),
      ]
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "Composition",
        .product(name: "Presentation", package: "Presentation"),
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
