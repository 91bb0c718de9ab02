// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Mocks",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Mocks", targets: ["Mocks"])
  ],
  dependencies: [
    .package(path: "../Domain")
  ],
  targets: [
    .target(
      name: "Mocks",
      dependencies: [
        .product(name: "Domain", package: "Domain")
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
