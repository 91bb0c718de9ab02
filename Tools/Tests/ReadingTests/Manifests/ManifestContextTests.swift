import Model
import Testing

@testable import Manifests

/// Properties of the machine that a manifest queries: system, toolchain and environment.
struct ManifestContextTests {
  @Test(arguments: [
    ("os(Linux)", true), ("os(macOS)", false), ("os(Linux) && !os(Windows)", true), ("DEBUG", false),
    ("swift(>=5.9)", true), ("swift(>=6.0)", true), ("swift(<6.0)", false), ("compiler(>=6.3)", true),
    ("compiler(>=6.4)", false), ("canImport(PackageConfig)", false), ("canImport(Darwin)", false),
    ("canImport(Foundation)", true), ("arch(x86_64)", true),
    ("targetEnvironment(simulator)", false), ("canImport(RegexBuilder)", true), ("canImport(Compression)", false),
    ("canImport(UIKit)", false), ("!canImport(ObjectiveC)", true), ("true", true),
    ("(os(macOS) || os(Linux)) && true", true),
  ])
  func `evaluates a condition`(condition: String, expected: Bool) throws {
    let text = "#if \(condition)\nlet a = \"yes\"\n#else\nlet a = \"no\"\n#endif"

    #expect(try SampleManifest.text("a", after: text) == (expected ? "yes" : "no"))
  }

  @Test(arguments: ["canImport(Unknown)", "hasFeature(X)", "swift(>5)", "os("])
  func `an unknown condition is unsupported`(condition: String) {
    #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.text("\"\"", after: "#if \(condition)\n#endif")
    }
  }

  @Test func `the language version is 5_10 in Swift 5 mode`() throws {
    let text = """
      #if swift(>=6)
      let a = "6"
      #elseif swift(>=5.10)
      let a = "5.10"
      #endif
      let package = Package(name: a)
      """

    #expect(try SampleManifest.evaluate(text, version: "5.9").name == "5.10")
    #expect(try SampleManifest.evaluate(text, version: "6.0").name == "6")
  }

  @Test func `a manifest for a newer toolchain is evaluated as by that toolchain`() throws {
    let text = "#if compiler(>=6.4)\nlet package = Package(name: \"new\")\n#endif"

    #expect(try SampleManifest.evaluate(text, version: "6.4").name == "new")
  }

  @Test(arguments: ["[.v5]", "[SwiftVersion.v5]", "[SwiftLanguageMode.v5]"])
  func `language modes have an old name`(modes: String) throws {
    let text = "let package = Package(name: \"a\", swiftLanguageVersions: \(modes))"

    #expect(try SampleManifest.evaluate(text, version: "5.5").languageModes == ["5"])
  }

  @Test(arguments: [
    "let n = \"A\"\n#if os(Linux)\nwhile true {}\n#endif",
    "#if os(Linux)\nlet n = \"A\"\n#endif",
    "let n = \"A\"\n#if os(Linux)\nt[0].path = \"Other\"\n#endif",
    "let n = \"A\"\n#if os(Linux)\nt = [.executableTarget(name: \"T\")]\n#endif",
  ])
  func `what is unsupported on one of the systems is unsupported`(text: String) {
    #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.everywhere(
        "var t: [Target] = [.target(name: \"T\")]\n\(text)\nlet package = Package(name: n, targets: t)"
      )
    }
  }

  @Test func `a product has the targets that it has on any system`() throws {
    let manifest = try SampleManifest.everywhere(
      """
      #if os(macOS)
      let own = ["A", "B"]
      #else
      let own = ["C", "A"]
      #endif
      let package = Package(name: "P", products: [.library(name: "L", targets: own)])
      """
    )

    #expect(manifest.products == [ProductDeclaration(name: "L", kind: .library, targets: ["A", "B", "C"])])
  }

  @Test(arguments: ["arm64", "x86_64"])
  func `a target has what it depends on with any processor`(architecture: String) throws {
    let manifest = try SampleManifest.everywhere(
      """
      var needed: [Target.Dependency] = []
      #if arch(\(architecture))
      needed.append("Fast")
      #endif
      let package = Package(name: "P", targets: [.target(name: "T", dependencies: needed)])
      """
    )

    #expect(manifest.targets.flatMap(\.dependencies).map(\.name) == ["Fast"])
  }

  @Test(arguments: ["../Bar", "\\(Context.packageDirectory)/../Bar", "/packages/Bar"])
  func `the path to a package is relative`(path: String) throws {
    let manifest = try SampleManifest.evaluate(
      "let package = Package(name: \"P\", dependencies: [.package(path: \"\(path)\")])"
    )

    #expect(manifest.dependencies.map(\.location) == ["../Bar"])
    #expect(manifest.dependencies.map(\.isLocal) == [true])
  }

  @Test func `an inactive branch may contain anything`() throws {
    let text = "#if os(Windows)\nwhile ??? \" `\n#if os(Linux)\n!!\n#endif\n#endif"

    #expect(try SampleManifest.text("\"a\"", after: text) == "a")
  }

  @Test(arguments: [
    (#"ProcessInfo.processInfo.environment["SET"] ?? "none""#, "value"),
    (#"Context.environment["UNSET"] ?? "none""#, "none"),
    (#"Context.environment["UNSET", default: "other"]"#, "other"),
    (#"getenv("SET") != nil && getenv("UNSET") == nil ? "yes" : "no""#, "yes"),
    (#"Context.environment["SET"] != nil ? "yes" : "no""#, "yes"),
    (#"Context.environment["SET"]?.uppercased() ?? "none""#, "VALUE"),
    (#"Context.environment["UNSET"]?.uppercased() ?? "none""#, "none"),
    (#"Context.environment.keys.contains("SET") ? "yes" : "no""#, "yes"),
    (#"Context.packageDirectory"#, "/packages/Sample"),
  ])
  func `reads the environment`(expression: String, expected: String) throws {
    let context = SampleManifest.context(environment: ["SET": "value"])

    #expect(try SampleManifest.text(expression, in: context) == expected)
  }

  @Test func `an interpolated optional is unsupported, because Swift shows it as Optional`() {
    let context = SampleManifest.context(environment: ["SET": "value"])

    #expect(throws: UnsupportedSyntax.self) {
      try SampleManifest.text(#""\(Context.environment["SET"])""#, in: context)
    }
  }
}
