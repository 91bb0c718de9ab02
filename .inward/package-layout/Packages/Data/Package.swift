// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Data",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Data", targets: ["Data"])
  ],
  dependencies: [
    .package(path: "../Domain")
  ],
  targets: [
    .target(
      name: "Data",
      dependencies: [
        .product(name: "Domain", package: "Domain")
      ]
    ),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "Data",
        .product(name: "Domain", package: "Domain"),
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
