// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Mutation",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "mutate", targets: ["Mutate"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(
      name: "Mutants",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "MutationRun",
      dependencies: [
        "Mutants",
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "Mutate",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "Mutants",
        "MutationRun",
      ]
    ),
    .testTarget(
      name: "MutantsTests",
      dependencies: [
        "Mutants",
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .testTarget(name: "MutationRunTests", dependencies: ["Mutants", "MutationRun"]),
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
