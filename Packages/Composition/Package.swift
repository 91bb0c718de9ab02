// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Composition",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Composition", targets: ["Composition"])
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Keep data in a PostgreSQL database. Needs libpq.")
  ],
  dependencies: [
    .package(path: "../Data"),
    .package(path: "../DataPostgreSQL"),
    .package(path: "../Domain"),
    .package(path: "../Mocks"),
    .package(path: "../Presentation"),
    .package(path: "../Styles"),
  ],
  targets: [
    .target(
      name: "Composition",
      dependencies: [
        .product(name: "Data", package: "Data"),
        .product(name: "DataPostgreSQL", package: "DataPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "StyleContract", package: "Styles"),
        .product(name: "Styles", package: "Styles"),
      ]
    )
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
