// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DataPostgreSQL",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "DataPostgreSQL", targets: ["DataPostgreSQL"])
  ],
  dependencies: [
    .package(path: "../Data"),
    .package(path: "../Domain"),
    .package(url: "https://github.com/apple/swift-metrics", .upToNextMinor(from: "2.13.0")),
  ],
  targets: [
    .target(
      name: "DataPostgreSQL",
      dependencies: [
        "CPostgreSQL",
        .product(name: "Data", package: "Data"),
        .product(name: "Domain", package: "Domain"),
        .product(name: "Metrics", package: "swift-metrics"),
      ]
    ),
    .systemLibrary(
      name: "CPostgreSQL",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
