// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TestSupport",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "TestSupport", targets: ["TestSupport"])],
  targets: [.target(name: "TestSupport", path: ".")]
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
