// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "inward", targets: ["Commands"]),
    .library(name: "Configurations", targets: ["Configurations"]),
    .library(name: "Generating", targets: ["Generating"]),
    .library(name: "Manifests", targets: ["Manifests"]),
    .library(name: "Model", targets: ["Model"]),
    .library(name: "Reading", targets: ["Reading"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "Repositories", targets: ["Repositories"]),
    .library(name: "Rules", targets: ["Rules"]),
    .plugin(name: "InwardCommand", targets: ["InwardCommand"]),
    .plugin(name: "InwardLint", targets: ["InwardLint"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/jpsim/Yams", .upToNextMinor(from: "6.2.2")),
  ],
  targets: [
    .target(name: "Model", dependencies: ["Threading"]),
    .target(name: "Threading"),
    .target(name: "Manifests", dependencies: ["Model", "Reading", "Threading"]),
    .target(name: "Reading", dependencies: ["Model"]),
    .target(
      name: "Configurations",
      dependencies: ["Model", "Threading", .product(name: "Yams", package: "Yams")]
    ),
    .target(name: "Repositories", dependencies: ["Configurations", "Manifests", "Model", "Reading", "Threading"]),
    .target(name: "Rules", dependencies: ["Model", "Threading"]),
    .target(name: "Reporting", dependencies: ["Model", "Threading"]),
    .target(name: "Generating", dependencies: ["Model", "Reading"]),
    .executableTarget(
      name: "Commands",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "Configurations",
        "Generating",
        "Manifests",
        "Model",
        "Reading",
        "Reporting",
        "Repositories",
        "Rules",
      ]
    ),
    .plugin(
      name: "InwardCommand",
      capability: .command(intent: .custom(verb: "inward", description: "Check the layer rules of the package.")),
      dependencies: ["Commands"]
    ),
    .plugin(name: "InwardLint", capability: .buildTool(), dependencies: ["Commands"]),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
