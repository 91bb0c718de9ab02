// swift-tools-version: 6.2

import PackageDescription

// The tests of the tool are a package of their own, so the tool can be built without what they need.
// `compare-manifests` holds the reader of manifests against the package manager's.
let package = Package(
  name: "ToolTests",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "compare-manifests", targets: ["CompareManifests"]),
    .executable(name: "oracle", targets: ["Oracle"]),
  ],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../Tests/TestSupport"),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
  ],
  targets: [
    .executableTarget(
      name: "CompareManifests",
      dependencies: [.product(name: "Manifests", package: "Tools"), .product(name: "Model", package: "Tools")],
      path: "CompareManifests"
    ),
    .executableTarget(
      name: "Oracle",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Model", package: "Tools"),
        .product(name: "Reading", package: "Tools"),
        .product(name: "Repositories", package: "Tools"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "Oracle"
    ),
    .testTarget(
      name: "ModelTests",
      dependencies: [
        .product(name: "Model", package: "Tools"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "ModelTests"
    ),
    .testTarget(
      name: "ReadingTests",
      dependencies: [
        "CompareManifests",
        .product(name: "Configurations", package: "Tools"),
        .product(name: "Manifests", package: "Tools"),
        .product(name: "Model", package: "Tools"),
        .product(name: "Reading", package: "Tools"),
        .product(name: "Repositories", package: "Tools"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "ReadingTests",
      exclude: ["Manifests/Fixtures"]
    ),
    .testTarget(
      name: "GeneratingTests",
      dependencies: [
        .product(name: "Generating", package: "Tools"),
        .product(name: "Model", package: "Tools"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "GeneratingTests"
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        .product(name: "Configurations", package: "Tools"),
        .product(name: "Manifests", package: "Tools"),
        .product(name: "Model", package: "Tools"),
        .product(name: "Reading", package: "Tools"),
        .product(name: "Repositories", package: "Tools"),
        .product(name: "Rules", package: "Tools"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "RulesTests"
    ),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        .product(name: "Model", package: "Tools"),
        .product(name: "Reporting", package: "Tools"),
      ],
      path: "ReportingTests"
    ),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        .product(name: "inward", package: "Tools"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "CommandsTests"
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
