// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Data",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Data", targets: ["Data"])
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", .upToNextMinor(from: "1.7.3")),  // Server
    .package(url: "https://github.com/apple/swift-metrics", .upToNextMinor(from: "2.13.0")),  // Server
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
  ],
  targets: [
    .target(
      name: "Data",
      dependencies: [
        "CCatalogue",
        .product(name: "Domain", package: "Domain"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Metrics", package: "swift-metrics"),  // Server
        .product(name: "Tracing", package: "swift-distributed-tracing"),  // Server
      ]
    ),
    .target(
      name: "CCatalogue",
      exclude: [
        "Articles.json",
        "Products.json",
      ]
    ),
  ],
  cLanguageStandard: .c2x
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
