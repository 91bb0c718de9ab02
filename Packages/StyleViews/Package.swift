// swift-tools-version: 6.2

import PackageDescription

let inner: [Target.Dependency] = [
  .product(name: "Domain", package: "Domain"),
  .product(name: "Presentation", package: "Presentation"),
  .product(name: "StyleContract", package: "Styles"),
]

/// The dependencies of the views of every style, beside the style itself.
let views: [Target.Dependency] = inner + ["StyleViewParts"]

/// A substitute for Combine on platforms without it.
let openCombine = Target.Dependency.product(
  name: "OpenCombine",
  package: "OpenCombine",
  condition: .when(platforms: [.android, .linux, .windows])
)

let package = Package(
  name: "StyleViews",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "StyleViews", targets: ["StyleViews"])
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Presentation"),
    .package(path: "../Styles"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    .target(name: "StyleViewParts", dependencies: inner),
    .target(name: "MinimalStyleViews", dependencies: views + [.product(name: "MinimalStyle", package: "Styles")]),
    .target(name: "CleanStateStyleViews", dependencies: views + [.product(name: "CleanStateStyle", package: "Styles")]),
    .target(name: "MVIStyleViews", dependencies: views),
    .target(
      name: "CoordinatorStyleViews",
      dependencies: views + [.product(name: "CoordinatorStyle", package: "Styles")]
    ),
    .target(
      name: "ReactiveStyleViews",
      dependencies: views + [.product(name: "ReactiveStyle", package: "Styles"), openCombine]
    ),
    .target(
      name: "StyleViews",
      dependencies: [
        "StyleViewParts",
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "StyleContract", package: "Styles"),
        .product(name: "Styles", package: "Styles"),
        "MinimalStyleViews",
        "CleanStateStyleViews",
        "MVIStyleViews",
        "CoordinatorStyleViews",
        "ReactiveStyleViews",
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
