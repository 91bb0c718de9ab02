// swift-tools-version: 6.2

import PackageDescription

let inner: [Target.Dependency] = [
  .product(name: "Domain", package: "Domain"),
  .product(name: "Presentation", package: "Presentation"),
]

/// The dependencies of every style.
let style: [Target.Dependency] = inner + ["StyleContract"]

/// A substitute for Combine on platforms without it.
let openCombine = Target.Dependency.product(
  name: "OpenCombine",
  package: "OpenCombine",
  condition: .when(platforms: [.android, .linux, .windows])
)

let package = Package(
  name: "Styles",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "StyleContract", targets: ["StyleContract"]),
    .library(name: "Styles", targets: ["Styles"]),
    .library(name: "MinimalStyle", targets: ["MinimalStyle"]),
    .library(name: "CleanStateStyle", targets: ["CleanStateStyle"]),
    .library(name: "CoordinatorStyle", targets: ["CoordinatorStyle"]),
    .library(name: "ReactiveStyle", targets: ["ReactiveStyle"]),
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Presentation"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    .target(name: "StyleContract", dependencies: inner),
    .target(name: "MinimalStyle", dependencies: style),
    .target(name: "CleanStateStyle", dependencies: style),
    .target(name: "MVIStyle", dependencies: style),
    .target(name: "CoordinatorStyle", dependencies: style),
    .target(name: "ReactiveStyle", dependencies: style + [openCombine]),
    .target(
      name: "Styles",
      dependencies: [
        "StyleContract",
        "MinimalStyle",
        "CleanStateStyle",
        "MVIStyle",
        "CoordinatorStyle",
        "ReactiveStyle",
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
