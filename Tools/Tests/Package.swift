// swift-tools-version: 6.2

import PackageDescription

// The tests of the tool are a package of their own, so the tool can be built without what they need.
let package = Package(
  name: "ToolTests",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../Tests/TestSupport"),
  ],
  targets: [
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
