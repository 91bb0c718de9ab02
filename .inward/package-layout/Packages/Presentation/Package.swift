// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Presentation",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"])
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Mocks"),
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [
        .product(name: "Domain", package: "Domain")
      ]
    ),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation",
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
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
