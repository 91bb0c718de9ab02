// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "style-measure", targets: ["StyleMeasure"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Measure PostgreSQL as well. Needs libpq.")
  ],
  dependencies: [
    .package(path: "../../Packages/Composition"),
    .package(path: "../../Packages/Data"),
    .package(path: "../../Packages/DataPostgreSQL"),
    .package(path: "../../Packages/Domain"),
    .package(path: "../../Packages/Presentation"),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "Data", package: "Data"),
        .product(name: "DataPostgreSQL", package: "DataPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "Domain", package: "Domain"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Presentation", package: "Presentation"),
      ]
    ),
    .executableTarget(
      name: "StyleMeasure",
      dependencies: [
        .product(name: "Composition", package: "Composition"),
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
