// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Presentation",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"])
  ],
  dependencies: [
    .package(path: "../Domain")
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [
        .product(name: "Domain", package: "Domain")
      ],
      exclude: ["Resources"]
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
