// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Inward",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .executable(name: "storefront", targets: ["CLI"])
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Keep data in a PostgreSQL database. Needs libpq.")
  ],
  dependencies: [
    .package(
      path: "Packages/Composition",
      traits: [.trait(name: "PostgreSQL", condition: .when(traits: ["PostgreSQL"]))]
    ),
    .package(path: "Packages/Data"),
    .package(path: "Packages/DataPostgreSQL"),
    .package(path: "Packages/Domain"),
    .package(path: "Packages/Mocks"),
    .package(path: "Packages/Presentation"),
    .package(path: "Packages/Styles"),
    .package(path: "Tests/TestSupport"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-crypto", .upToNextMinor(from: "4.5.2")),
    .package(url: "https://github.com/apple/swift-distributed-tracing", .upToNextMinor(from: "1.7.3")),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    .package(url: "https://github.com/apple/swift-metrics", .upToNextMinor(from: "2.13.0")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/apple/swift-nio-extras", .upToNextMinor(from: "1.35.2")),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird",
      .upToNextMinor(from: "2.28.1"),
      traits: ["FullFoundation"]
    ),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", .upToNextMinor(from: "2.1.1")),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", .upToNextMinor(from: "2.13.0")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(url: "https://github.com/vapor/jwt-kit", .upToNextMinor(from: "5.7.1")),
  ],
  targets: [
    .executableTarget(
      name: "CLI",
      dependencies: [
        "Cryptography",  // Account
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "Presentation", package: "Presentation"),
      ],
      path: "Apps/CLI",
      exclude: ["README.md"]
    ),
    .target(
      name: "Cryptography",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Domain", package: "Domain"),
      ],
      path: "Apps/Cryptography"
    ),
    .systemLibrary(name: "CZlib", path: "Apps/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .executableTarget(
      name: "Server",
      dependencies: [
        "Cryptography",  // Account
        "CZlib",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Crypto", package: "swift-crypto"),  // Account
        .product(name: "Domain", package: "Domain"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),  // Account
        .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      path: "Apps/Server",
      exclude: ["Dockerfile", "Dockerfile.dockerignore", "README.md"],
      resources: [.embedInCode("Resources")]
    ),
    .target(
      name: "NetworkTestSupport",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      path: "Tests/NetworkTestSupport"
    ),
    .target(
      name: "PostgreSQLTestSupport",
      dependencies: [
        .product(name: "Data", package: "Data", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "DataPostgreSQL", package: "DataPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ],
      path: "Tests/PostgreSQLTestSupport"
    ),
    .testTarget(name: "TestSupportTests", dependencies: [.product(name: "TestSupport", package: "TestSupport")]),
    .testTarget(
      name: "DomainTests",
      dependencies: [
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "TestSupport", package: "TestSupport"),  // Account
      ]
    ),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "NetworkTestSupport",
        "PostgreSQLTestSupport",
        .product(name: "Data", package: "Data"),
        .product(name: "DataPostgreSQL", package: "DataPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "Domain", package: "Domain"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      exclude: ["Products/Releases"]
    ),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "NetworkTestSupport",  // Products
        .product(name: "Composition", package: "Composition"),
        .product(name: "Data", package: "Data"),  // Products
        .product(name: "Domain", package: "Domain"),
        .product(name: "FlyingFox", package: "FlyingFox"),  // Products
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "CLI",
        "NetworkTestSupport",  // SharedTests
        .product(name: "Composition", package: "Composition"),
        .product(name: "FlyingFox", package: "FlyingFox"),  // SharedTests
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "TestSupport", package: "TestSupport"),
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "CLI",
        "Cryptography",  // Account
        "CZlib",  // SharedTests
        "PostgreSQLTestSupport",
        "Server",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Crypto", package: "swift-crypto"),  // Account
        .product(name: "Data", package: "Data"),  // Account
        .product(name: "DataPostgreSQL", package: "DataPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "Domain", package: "Domain"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),  // SharedTests
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),  // SharedTests
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),  // SharedTests
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),  // SharedTests
        .product(name: "NIOPosix", package: "swift-nio"),  // SharedTests
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),  // SharedTests
        .product(name: "TestSupport", package: "TestSupport"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),  // SharedTests
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "StylesTests",
      dependencies: [
        "CLI",
        .product(name: "Composition", package: "Composition"),
        .product(name: "Domain", package: "Domain"),
        .product(name: "Mocks", package: "Mocks"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "CleanStateStyle", package: "Styles"),
        .product(name: "CoordinatorStyle", package: "Styles"),
        .product(name: "MinimalStyle", package: "Styles"),
        .product(name: "ReactiveStyle", package: "Styles"),
        .product(
          name: "OpenCombine",
          package: "OpenCombine",
          condition: .when(platforms: [.android, .linux, .windows])
        ),
        .product(name: "StyleContract", package: "Styles"),
        .product(name: "Styles", package: "Styles"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
  ]
)

package.products.append(.executable(name: "storefront-server", targets: ["Server"]))
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
