// swift-tools-version: 6.2

import PackageDescription

// Sources to check the reader against the compiler with. Nothing here is built:
//
//   swift package --package-path Tools/Corpus resolve
//   swift run --package-path Tools -c release oracle Tools/Corpus/.build/checkouts

let repositories: [(name: String, version: Version)] = [
  ("apple/swift-algorithms", "1.2.1"),
  ("apple/swift-argument-parser", "1.8.2"),
  ("apple/swift-asn1", "1.7.4"),
  ("apple/swift-async-algorithms", "1.1.4"),
  ("apple/swift-atomics", "1.3.0"),
  ("apple/swift-certificates", "1.21.1"),
  ("apple/swift-collections", "1.6.0"),
  ("apple/swift-configuration", "1.4.0"),
  ("apple/swift-crypto", "4.5.2"),
  ("apple/swift-distributed-tracing", "1.7.3"),
  ("apple/swift-http-structured-headers", "1.7.0"),
  ("apple/swift-http-types", "1.8.0"),
  ("apple/swift-log", "1.16.2"),
  ("apple/swift-metrics", "2.13.0"),
  ("apple/swift-nio", "2.101.2"),
  ("apple/swift-nio-extras", "1.35.2"),
  ("apple/swift-nio-http2", "1.46.0"),
  ("apple/swift-nio-ssl", "2.37.6"),
  ("apple/swift-nio-transport-services", "1.28.0"),
  ("apple/swift-numerics", "1.1.1"),
  ("apple/swift-protobuf", "1.39.0"),
  ("apple/swift-service-context", "1.5.1"),
  ("apple/swift-system", "1.8.1"),
  ("attaswift/BigInt", "6.0.1"),
  ("CoreOffice/XMLCoder", "0.18.2"),
  ("google/swift-benchmark", "0.1.2"),
  ("groue/GRDB.swift", "7.10.0"),
  ("grpc/grpc-swift-2", "2.4.3"),
  ("grpc/grpc-swift-nio-transport", "2.9.2"),
  ("grpc/grpc-swift-protobuf", "2.4.1"),
  ("hummingbird-project/hummingbird", "2.28.1"),
  ("hummingbird-project/swift-mustache", "2.1.1"),
  ("jpsim/Yams", "6.2.2"),
  ("kylef/PathKit", "1.0.1"),
  ("LebJe/TOMLKit", "0.6.0"),
  ("onevcat/Rainbow", "4.2.2"),
  ("OpenCombine/OpenCombine", "0.14.0"),
  ("pointfreeco/swift-custom-dump", "1.7.3"),
  ("pointfreeco/xctest-dynamic-overlay", "1.13.1"),
  ("stencilproject/Stencil", "0.15.1"),
  ("swhitty/FlyingFox", "0.27.1"),
  ("swift-server/async-http-client", "1.37.0"),
  ("swift-server/swift-service-lifecycle", "2.13.0"),
  ("swiftcsv/SwiftCSV", "0.10.0"),
  ("swiftlang/swift-docc-plugin", "1.5.0"),
  ("swiftlang/swift-docc-symbolkit", "1.0.0"),
  ("swiftlang/swift-subprocess", "1.0.2"),
  ("swiftlang/swift-syntax", "603.0.1"),
  ("vapor/jwt-kit", "5.7.1"),
]

let package = Package(
  name: "Corpus",
  platforms: [.macOS(.v14)],
  dependencies: repositories.map { .package(url: "https://github.com/\($0.name)", exact: $0.version) },
  targets: [.target(name: "Corpus")]
)
