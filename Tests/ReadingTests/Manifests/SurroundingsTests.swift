import Model
import Testing

@testable import Manifests

/// What a manifest asks about the machine: the system, the toolchain and the environment.
struct SurroundingsTests {
  @Test(arguments: [
    ("os(Linux)", true), ("os(macOS)", false), ("os(Linux) && !os(Windows)", true), ("DEBUG", false),
    ("swift(>=5.9)", true), ("swift(>=6.0)", true), ("swift(<6.0)", false), ("compiler(>=6.3)", true),
    ("compiler(>=6.4)", false), ("canImport(Darwin)", false), ("canImport(Foundation)", true), ("arch(x86_64)", true),
    ("targetEnvironment(simulator)", false), ("true", true), ("(os(macOS) || os(Linux)) && true", true),
  ])
  func `a condition holds`(condition: String, expected: Bool) throws {
    let text = "#if \(condition)\nlet a = \"yes\"\n#else\nlet a = \"no\"\n#endif"

    #expect(try SampleManifest.text("a", after: text) == (expected ? "yes" : "no"))
  }

  @Test(arguments: ["canImport(Unknown)", "hasFeature(X)", "swift(>5)", "os("])
  func `a condition that nothing is known of is beyond the reader`(condition: String) {
    #expect(throws: BeyondReader.self) {
      try SampleManifest.text("\"\"", after: "#if \(condition)\n#endif")
    }
  }

  @Test func `in the mode of Swift 5 the language is at 5_10`() throws {
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

  @Test func `a manifest for a newer toolchain is read as by that one`() throws {
    let text = "#if compiler(>=6.4)\nlet package = Package(name: \"new\")\n#endif"

    #expect(try SampleManifest.evaluate(text, version: "6.4").name == "new")
  }

  @Test func `what stands in an inactive branch may be anything`() throws {
    let text = "#if os(Windows)\nwhile ??? \" `\n#if os(Linux)\n!!\n#endif\n#endif"

    #expect(try SampleManifest.text("\"a\"", after: text) == "a")
  }

  @Test(arguments: [
    (#"ProcessInfo.processInfo.environment["SET"] ?? "none""#, "value"),
    (#"Context.environment["UNSET"] ?? "none""#, "none"),
    (#"Context.environment["UNSET", default: "other"]"#, "other"),
    (#"Context.environment["SET"] != nil ? "yes" : "no""#, "yes"),
    (#"Context.environment["SET"]?.uppercased() ?? "none""#, "VALUE"),
    (#"Context.environment["UNSET"]?.uppercased() ?? "none""#, "none"),
    (#"Context.environment.keys.contains("SET") ? "yes" : "no""#, "yes"),
    (#"Context.packageDirectory"#, "/packages/Sample"),
  ])
  func `the environment answers`(expression: String, expected: String) throws {
    let surroundings = SampleManifest.surroundings(environment: ["SET": "value"])

    #expect(try SampleManifest.text(expression, in: surroundings) == expected)
  }

  @Test func `an optional in a string is beyond the reader, as Swift would say so in the string`() {
    let surroundings = SampleManifest.surroundings(environment: ["SET": "value"])

    #expect(throws: BeyondReader.self) {
      try SampleManifest.text(#""\(Context.environment["SET"])""#, in: surroundings)
    }
  }
}
