import Foundation
import TestSupport
import Testing

@Suite struct FixManifestTests {
  @Test func `a manifest loses an entry and an ignore comment at once`() throws {
    let ignored = "// inward:ignore unused: for later\n  .target"
    let targets = ".target(name: \"Domain\"),\n  .target(name: \"Data\")"
    let screens = ".target(name: \"Screens\", dependencies: [\"Domain\"])"
    let package = "let package = Package(name: \"Shop\", targets: [\n  \(targets),\n  \(screens)\n])"
    let shop = try Shop([
      "Package.swift": Self.manifest(package.replacing(".target", with: ignored, maxReplacements: 1)),
      "Sources/Data/Store.swift": "struct Store {}\n", "Sources/Screens/List.swift": "struct List {}\n",
    ])

    let run = try shop.inward("fix")

    #expect(
      run.output == """
        Package.swift: remove the dependency Screens: Domain
        Package.swift: remove the ignore comment for unused
        2 fixes applied.

        """
    )
    #expect(try shop.read("Package.swift") == Self.manifest(package.replacing("[\"Domain\"]", with: "[]")))
  }

  @Test(arguments: [
    (
      "two neighbours",
      #"targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: ["Domain", "Data"])]"#,
      #".target(name: "Screens", dependencies: [])"#, 2
    ),
    (
      "an entry twice",
      #"targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: ["Data", "Data"])]"#,
      #".target(name: "Screens", dependencies: [])"#, 1
    ),
    (
      "a constant that two targets share",
      #"targets: [.target(name: "Domain"), .target(name: "Data", dependencies: common), .target(name: "Screens", dependencies: common)]"#,
      nil, 0
    ),
    (
      "a constant and an entry",
      #"targets: [.target(name: "Domain"), .target(name: "Data", dependencies: common), .target(name: "Screens", dependencies: common + ["Data"])]"#,
      "dependencies: common + []", 1
    ),
    (
      "a closure",
      #"targets: [.target(name: "Domain")] + ["Data", "Screens"].map { .target(name: $0, dependencies: ["Domain"]) }"#,
      nil, 0
    ),
  ])
  func `an entry is removed only if no other target loses it`(
    name: String,
    targets: String,
    result: String?,
    count: Int
  ) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let common: [Target.Dependency] = ["Domain"]
      let package = Package(name: "Shop", \(targets))

      """
    let hasOwnData = ["two neighbours", "an entry twice"].contains(name)
    let shop = try Shop([
      "Package.swift": manifest, "Sources/Screens/List.swift": "struct List {}\n",
      "Sources/Data/Store.swift": (hasOwnData ? "" : "import Domain\n") + "struct Store {}\n",
    ])

    let run = try shop.inward("fix")

    let text = try shop.read("Package.swift")
    #expect(result.map(text.contains) ?? (text == manifest), "\(text)")
    #expect(run.output.contains("left for you: remove") != hasOwnData)
    #expect(
      run.output.hasSuffix(
        count == 0 ? "Nothing was fixed.\n" : "\(count) fix\(count == 1 ? "" : "es") applied.\n"
      )
    )
    #expect(try shop.run("swift", "package", "dump-package").status == 0)
  }

  @Test func `the manifest is changed for the version of Swift that was named`() throws {
    let manifest = { (newer: String, older: String) in
      let targets = { (names: String) in
        "[.target(name: \"Domain\"), .target(name: \"Data\"), .target(name: \"Screens\", dependencies: [\(names)])]"
      }
      let package = { "let package = Package(name: \"Shop\", targets: \(targets($0)))" }
      return Self.manifest("#if compiler(>=6.0)\n\(package(newer))\n#else\n\(package(older))\n#endif")
        .replacing("6.0\nimport", with: "5.9\nimport")
    }
    let newer = "\"Domain\", \"Data\""
    let shop = try Shop([
      "Package.swift": manifest(newer, "\"Data\", \"Domain\""), "Sources/Data/Store.swift": "struct Store {}\n",
    ])

    let run = try shop.inward("fix", "--swift-version", "5.9")

    #expect(run.output == "Package.swift: remove the dependency Screens: Data\n1 fix applied.\n")
    #expect(try shop.read("Package.swift") == manifest(newer, "\"Domain\""))
  }

  @Test func `an entry that each system has in its own list stays, whatever the machine`() throws {
    let package = { (names: String) in
      "let package = Package(name: \"Shop\", targets: [.target(name: \"Domain\"), .target(name: \"Data\"), "
        + ".target(name: \"Screens\", dependencies: [\(names)])])"
    }
    let manifest = Self.manifest(
      "#if os(Linux)\n\(package("\"Domain\", \"Data\""))\n#else\n\(package("\"Data\", \"Domain\""))\n#endif"
    )
    let shop = try Shop(["Package.swift": manifest, "Sources/Data/Store.swift": "struct Store {}\n"])

    let run = try shop.inward("fix")

    #expect(run.output.contains(" (its entry cannot be changed alone)\n"), "\(run)")
    #expect(try shop.read("Package.swift") == manifest)
  }

  @Test func `line endings stay as they are`() throws {
    let manifest = try Shop().read("Package.swift").replacing("\n", with: "\r\n")
    let shop = try Shop(["Package.swift": manifest, "Sources/Screens/List.swift": "import Domain\nimport Data\n"])

    #expect(try shop.inward("fix").output.hasSuffix("1 fix applied.\n"))

    #expect(try shop.read("Package.swift").replacing("\r\n", with: "").contains { $0.isNewline } == false)
  }

  @Test(arguments: [
    (#"["Data", "Data"]"#, #"["Data"]"#),
    (#"["Data", .target(name: "Data"), "Domain", .byName(name: "Data")]"#, #"["Data", "Domain"]"#),
    (#"["Data", .target(name: "Data", condition: .when(platforms: [.iOS]))]"#, nil),
    (#"common + ["Domain"]"#, #"common + []"#),
    (#"common + common"#, nil),
    ("[\n  \"Data\",\n  .target(\n    name: \"Data\"\n  ),\n  \"Domain\",\n]", "[\n  \"Data\",\n  \"Domain\",\n]"),
    ("[\n  \"Data\",\n  .target(\n    name: \"Data\"\n  )\n]", "[\n  \"Data\",\n]"),
  ])
  func `a dependency that is declared twice is declared once`(list: String, result: String?) throws {
    let manifest = Self.manifest(
      #"let common: [Target.Dependency] = ["Data", "Domain"]\#nlet package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: \#(list))])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "Sources/Data/Store.swift": "struct Store {}\n",
      "Sources/Screens/List.swift": "import Data\n"
        + (list.contains("Domain") || list.contains("common") ? "import Domain\n" : ""),
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Data, Screens], external: [Foundation] } }\n",
    ])

    let run = try shop.inward("fix")

    let wanted = result.map { manifest.replacing("dependencies: \(list)", with: "dependencies: \($0)") } ?? manifest
    #expect(try shop.read("Package.swift") == wanted)
    #expect(run.output.hasSuffix("applied.\n") == (result != nil), "\(run)")
    #expect(try shop.inward("lint").status == (list == "common + common" ? 1 : 0))
  }

  @Test(arguments: [
    (#"name: "Data""#, #"name: "Data", dependencies: ["Domain"]"#),
    (#"name: "Data", path: "Sources/Data""#, #"name: "Data", dependencies: ["Domain"], path: "Sources/Data""#),
    (#" name : "Data" , swiftSettings: []"#, #" name : "Data", dependencies: ["Domain"] , swiftSettings: []"#),
    (
      "\n    name: \"Data\",\n    path: \"Sources/Data\"\n  ",
      "\n    name: \"Data\",\n    dependencies: [\"Domain\"],\n    path: \"Sources/Data\"\n  "
    ),
    ("\r\n    name: \"Data\"\r\n  ", "\r\n    name: \"Data\",\r\n    dependencies: [\"Domain\"]\r\n  "),
    (#"name: "Data", dependencies: (["Domain"].isEmpty ? [] : [])"#, nil),
    (#"name: "Da" + "ta""#, #"name: "Da" + "ta", dependencies: ["Domain"]"#),
  ])
  func `a target without dependencies gets the argument after its name`(arguments: String, result: String?) throws {
    let manifest = { (arguments: String) in
      Self.manifest(#"let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(\#(arguments))])"#)
    }
    let shop = try Shop([
      "Package.swift": manifest(arguments), "Sources/Screens/List.swift": nil,
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Data], external: [Foundation] } }\n",
    ])

    let run = try shop.inward("lint", "--fix")

    #expect(try shop.read("Package.swift") == manifest(result ?? arguments))
    #expect(run.errors.contains("left for you: declare Domain for Data") == (result == nil), "\(run)")
    #expect(try shop.run("swift", "package", "dump-package").status == 0)
  }

  static func manifest(_ rest: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n\(rest)\n"
  }

  @Test(arguments: [
    // Another system's targets may use the constant.
    #"""
    let common: [Target.Dependency] = ["Domain"]
    var targets: [Target] = [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: common)]
    #if os(visionOS)
    targets.append(.target(name: "Space", dependencies: common))
    #endif
    let package = Package(name: "Shop", targets: targets)
    """#,
    // Domain would depend on itself.
    #"""
    let package = Package(name: "Shop", targets: [
      .target(name: "Domain", dependencies: ["Data"]), .target(name: "Data", dependencies: ["Screens"]), .target(name: "Screens"),
    ])
    """#,
  ])
  func `what SwiftPM would refuse is left alone`(rest: String) throws {
    let source = { (module: String) in rest.contains("common") ? "struct Source {}\n" : "import \(module)\n" }
    let shop = try Shop([
      "Package.swift": Self.manifest(rest), "Sources/Domain/Product.swift": source("Data"),
      "Sources/Data/Store.swift": source("Screens"), "Sources/Screens/List.swift": source("Domain"),
    ])

    let run = try shop.inward("fix")

    #expect(try shop.read("Package.swift") == Self.manifest(rest), "\(run)")
    let reason = rest.contains("common") ? "its entry cannot be changed alone" : "Domain depends on Screens"
    #expect(run.output.hasPrefix("Package.swift: left for you: ") && run.output.contains(" (\(reason))\n"), "\(run)")
  }

  @Test(arguments: ["macOS", "Linux", "Windows"])
  func `a target of another system is fixed on each`(system: String) throws {
    let manifest = { (dependencies: String) in
      Self.manifest(
        """
        var targets: [Target] = [.target(name: "Domain")]
        #if os(\(system))
        targets.append(.target(name: "Screens", dependencies: [\(dependencies)]))
        #endif
        let package = Package(name: "Shop", targets: targets)
        """
      )
    }
    let shop = try Shop([
      "Package.swift": manifest("\"Domain\""), "Sources/Screens/List.swift": "struct List {}\n",
      "Sources/Data/Store.swift": nil,
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Screens], external: [Foundation] } }\n",
    ])

    let run = try shop.inward("fix")

    #expect(try shop.read("Package.swift") == manifest(""), "\(run)")
    #expect(run.output.hasSuffix("1 fix applied.\n"))
  }
}
