import Foundation
import TestSupport
import Testing

@Suite struct GraphCommandTests {
  @Test(arguments: ["mermaid", "dot", "json", "svg", "html"], ["target", "layer", "package"])
  func `draws every level in every format`(_ format: String, _ level: String) throws {
    let outcome = try Shop().inward("graph", "--format", format, "--level", level)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains(level == "package" ? "Shop" : "Screens"))
  }

  @Test func `can leave out tests`() throws {
    let shop = try Shop([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Domain"), .testTarget(name: "DomainTests")])
      """
    ])

    #expect(try shop.inward("graph").output.contains("DomainTests"))
    #expect(try !shop.inward("graph", "--without-tests").output.contains("DomainTests"))
  }
}
