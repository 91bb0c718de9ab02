// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Domain",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Domain", targets: ["Domain"])
  ],
  targets: [
    .target(name: "Domain"),
    .testTarget(
      name: "DomainTests",
      dependencies: [
        "Domain"
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
