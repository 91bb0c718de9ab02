extension Violation {
  static let all = forms + uses + table(imports) + table(manifests) + table(types) + table(configuration)

  /// Every form of import, of another layer and of a library.
  private static let forms = ImportForm.all.flatMap { form in
    [("layer; \(inside)", "Data"), ("external", "UIKit")].flatMap { rule, module in
      let text = form.source(importing: "^\(module)").replacing("`^", with: "^`").replacing("\n", with: "⏎")
      return table("\(rule)\n  \(form.name) | Domain/Seed.swift | \(text)")
    }
  }

  private static let inside = "not folders: they are one module, in which nothing needs an import"
  private static let noTests = "not folders: only a manifest says which files are tests"
  private static let noManifest = "not folders: there is no manifest"
  private static let onlyPackages = "\(noManifest); not project: Xcode also links what no Swift file imports"

  private static let imports = """
    layer; \(inside)
      Domain imports Presentation | Domain/Seed.swift | import ^Presentation
      Domain imports Mocks | Domain/Seed.swift | import ^Mocks
      Domain imports a program | Domain/Seed.swift | import ^App
      Domain imports tests | Domain/Seed.swift | import ^ShopTests
      Data imports Presentation | Data/Rows/Seed.swift | import Domain⏎import ^Presentation
      Presentation imports Data | Presentation/Cart/Seed.swift | import ^Data
      Mocks import Data | Mocks/Seed.swift | import ^Data
    external
      a system module | Presentation/Seed.swift | import Swift⏎import ^Foundation
      a library of another layer | Presentation/Cart/Seed.swift | import ^GRDB
      a private module | Domain/Seed.swift | import ^_Something
    reach; not folders: a chain of imports needs modules
      a direct import | Presentation/Seed.swift | import ^GRDB
      two hops to a layer | Presentation/Seed.swift | import ^Mocks | Mocks/Seed.swift | import Data
      two hops to a library | Presentation/Seed.swift | import ^Mocks | Mocks/Seed.swift | import GRDB
      three hops | Presentation/Seed.swift | import ^Mocks | Mocks/Seed.swift | import ShopTests
        | ShopTests/Seed.swift | import GRDB
      four hops in many forms | Presentation/Seed.swift | #if os(iOS)⏎@_exported import ^Mocks⏎#endif
        | Mocks/Seed.swift | private import struct App.A | App/main.swift | import ShopTests
        | ShopTests/Seed.swift | #if DEBUG⏎import GRDB.Row⏎#endif
    feature; \(inside)
      a target that imports another | Mocks/Seed.swift | import ^Data
      a scoped import of another target | Data/Seed.swift | import class ^Mocks.A
    testable; \(noTests)
      in a library | Presentation/Seed.swift | @testable import ^Domain
      in a program | App/Seed.swift | import Domain⏎@testable import ^Data
      of a library | Data/Seed.swift | @testable import ^GRDB
      with another attribute | Data/Seed.swift | @_spi(A) @testable⏎private import ^Domain
      in a release | Data/Seed.swift | #if !DEBUG⏎@testable import ^Domain⏎#endif
    exported
      a layer | Data/Seed.swift | @_exported import ^Domain | \(inside)
      a library | Data/Seed.swift | @_exported import ^GRDB
      a type | Data/Seed.swift | @_exported⏎  public import struct ^GRDB.Row
    can-import; \(inside)
      alone | Data/Seed.swift | #if canImport(^Domain)⏎#endif
      negated | Data/Seed.swift | #if !canImport(^Domain)⏎#endif
      in #elseif | Data/Seed.swift | #if DEBUG⏎#elseif os(iOS) && (canImport(^Domain))⏎#endif
      with a version | Data/Seed.swift | #if canImport(^Domain, _version: 2)⏎#endif
      in tests | ShopTests/Seed.swift | #if canImport(^Data)⏎#endif
    cycle; \(inside)
      two targets | Domain/A.swift | import ^Data | Data/ProductStore.swift | import Domain
      three targets | Domain/A.swift | import ^Mocks | Data/ProductStore.swift | import Domain | Mocks/A.swift | import Data
      an import under a condition | Domain/A.swift | #if DEBUG⏎import ^Data⏎#endif | Data/ProductStore.swift | import Domain
      an edge that only a manifest has | Data/ProductStore.swift | import Domain | Domain declares Data
      edges that only manifests have | Data/ProductStore.swift | let a = 1 | Domain declares Data
      packages without a cycle of targets | Domain/Seed.swift | import ^Styles | Styles/Sources/Styles/A.swift | import Mocks
        | Styles/Package.swift | \(styles) | packages: [.package(url => [.package(path: "../Styles"), .package(url
        | packages: "Domain", dependencies: [ => $&.product(name: "Styles", package: "Styles")
        | not project: there is one project
    undeclared; \(noManifest)
      a target beside it | Domain/Seed.swift | import ^Mocks
      a product of another package | Presentation/Seed.swift | import ^Mocks
      a type | Presentation/Seed.swift | import struct ^Data.A
      in tests | ShopTests/Seed.swift | @testable import ^Data
      in a program | App/Seed.swift | internal import ^Mocks
      what a dependency declares | App/Seed.swift | import ^Domain | not project: Xcode has built it before
      under a condition | Domain/Seed.swift | #if DEBUG⏎import ^Mocks⏎#endif | not project: it may be false
      a library | Presentation/Seed.swift | import ^GRDB | not project: it may belong to the system
    ignore
      an unknown rule | Domain/Seed.swift | import Foundation  ^// inward:ignore layers: soon
      no reason | Domain/Seed.swift | ^// inward:ignore external⏎import UIKit
      nothing to suppress | Domain/Seed.swift | ^// inward:ignore ignore: just in case
    """

  private static let styles = manifest(
    #".target(name: "Styles", dependencies: [.product(name: "Mocks", package: "Core")])"#,
    name: "Styles",
    rest: #"products: [.library(name: "Styles", targets: ["Styles"])], dependencies: [.package(path: "../Core")], "#
  ).replacing("\n", with: "⏎")

  private static let manifests = """
    unused; \(onlyPackages)
      a target beside it | Domain declares Mocks
      a product of another package | Presentation declares Mocks
      a product of a library | Domain declares GRDB
      of tests | ShopTests declares Data
      of a program | App declares Mocks
      imported in a text only | Domain declares Mocks | Domain/A.swift | let a = \"\"\"⏎import Mocks⏎\"\"\"
      imported in a comment only | Domain declares Mocks | Domain/A.swift | /*⏎import Mocks⏎*/
      tested for, not imported | Domain declares Mocks | Domain/A.swift | #if canImport(Mocks)⏎#endif
      imported in no build | Domain declares Mocks | Domain/A.swift | #if false⏎import Mocks⏎#endif
      imported elsewhere | Domain declares Mocks | Data/A.swift | import Mocks
    mocks-in-product; \(noManifest)
      a program | App declares Mocks
      a layer | Presentation declares Mocks
      a target beside them | Domain declares Mocks
      under a condition | App declares Mocks
        | project: AppOnMocks = {isa = PBXTargetDependency; => $& platformFilter = ios;
        | packages: "Mocks", package: "Core")] => "Mocks", package: "Core", condition: .when(platforms: [.iOS]))]
    settings; \(noManifest)
      the mode of targets | packages: swiftSettings = [ => swiftSettings = [.swiftLanguageMode(.v5),
        | project: AppDebug = {isa = XCBuildConfiguration; name = Debug; buildSettings = { => $&SWIFT_VERSION = 5.0;
      the mode of a package or project | packages: ⏎  ]⏎) => ⏎  ],⏎  swiftLanguageModes: [.v5]⏎)
        | project: SWIFT_VERSION = 6.0 => SWIFT_VERSION = 5.10
      the mode of an old manifest | packages: swift-tools-version: 6.0 => swift-tools-version: 5.9
        | project: SWIFT_VERSION = 6.0; => SWIFT_VERSION = 4.2;
      a feature of all targets | packages: ("ExistentialAny") => ("MemberImportVisibility")
        | project: EXISTENTIAL_ANY = YES => EXISTENTIAL_ANY = NO
      a feature of some targets | packages: in package.targets { => in package.targets where target.name == "Data" {
        | project: DataDebug = {isa = XCBuildConfiguration; name = Debug; buildSettings = { => $&\(featureOff)
    manifest; \(noManifest)
      a value of the machine | packages: name: "Shop", => name: readLine() ?? "Shop", | not project: it has no code
      a damaged file | packages: name: "Shop", => name: "Shop, | project: objects = { => objects = {{
    """

  private static let featureOff = "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO;"

  private static let configuration = """
    exhaustive
      a library that nothing imports | all: external: [GRDB] => external: [GRDB, ^GDRB]
      libraries that nothing imports | all: external: [GRDB] => external: [GRDB, ^"GDR*"]
      folders of features | all: folders: "Sources/Presentation/*", shared => folders: ^Sources/Screens/*, shared
      a misspelled shared folder | all: shared: Shared => shared: [Shared, ^Cartt]
      an excluded folder | all: version: 1 => version: 1⏎exclude: ^Vendor
      an umbrella | all: version: 1 => version: 1⏎umbrellas: ^Shop
      the conformances of types | all: - match: { conformances: "*Repository" => - match: ^{ conformances: "*Port"
      the names of types | all: - match: { names: "*Coordinator" => - match: ^{ names: "*Router"
      a folder of a layer | folders: [Core/Sources/Domain] => [Core/Sources/Domain, ^Core/Domian]
        | not packages: its layers have targets | not project: its layers have targets
    exhaustive; not folders: there are no targets to match
      a target | all: targets: [Domain] => targets: [Domain, ^Domian]
      targets by a pattern | all: targets: [Domain] => targets: [Domain, ^"Dom?"]
      a target in no layer | all: targets: [Mocks] => targets: [Mock]
      a target in two layers | all: targets: [Mocks] => targets: [Mocks, "Dom*"]
      features | all: targets: [Data, Mocks] => targets: [Data, Mocks, ^Moks]
      goals of reach | all: to: [GRDB, Data] => to: [GRDB, ^"Dta*"]
      targets with settings | all: targets: "*" => targets: ["*", ^Shop]
      mocks | all: mocks: { targets: Mocks } => mocks: { targets: [Mocks, ^Fakes] }
      users of mocks | all: mocks: { targets: Mocks } => mocks: { targets: Mocks, usedBy: ^Shop }
    """
}
