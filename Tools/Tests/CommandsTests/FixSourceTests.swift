import Foundation
import TestSupport
import Testing

/// What `inward fix` leaves in sources.
@Suite struct FixSourceTests {
  @Test(arguments: ["@testable", "@preconcurrency @testable", "internal"])
  func `a repeated import with attributes on the line before stays`(_ attributes: String) throws {
    let text = "\(attributes)\nimport Domain\n\n\(attributes)\nimport Domain\n\nfinal class List {}\n"
    let shop = try Shop(["Sources/Screens/List.swift": text])

    let run = try shop.inward("fix")

    #expect(run.output.hasPrefix("Nothing to fix automatically"), "\(run)")
    #expect(try shop.read("Sources/Screens/List.swift") == text)
  }

  @Test(arguments: ["Sources/Screens/Shared.swift", "Part/Sources/Kit/Shared.swift"])
  func `a file with several names is left as it is`(name: String) throws {
    let text = "import Foundation  // inward:ignore external: for \(name)\nimport Foundation\n"
    let shop = try Shop.withPart(excluding: "Nothing")
    try shop.write(text, to: "Sources/Domain/Product.swift")
    try FileManager.default.createSymbolicLink(
      atPath: shop.url.appending(path: name).path,
      withDestinationPath: shop.url.appending(path: "Sources/Domain/Product.swift").path
    )

    let run = try shop.inward("fix")

    #expect(run.output.contains("Sources/Domain/Product.swift: left for you: "), "\(run)")
    #expect(run.output.contains(" (the file has several names)\n"), "\(run)")
    #expect(try shop.read("Sources/Domain/Product.swift") == text)
  }

  @Test func `no fix leads to another finding that equals one of before`() throws {
    let text = """
      import Data  // inward:ignore undeclared, layer: for the old screens
      let text = 1  // inward:ignore undeclared: for nothing

      """
    let shop = try Shop([
      "Sources/Screens/List.swift": text, "Sources/Screens/Other.swift": "import Data\nimport Domain\n",
    ])
    let manifest = try shop.read("Package.swift")

    let run = try shop.inward("fix")

    #expect(run.output.contains("left for you: declare Data for Screens (that leads to another finding)"), "\(run)")
    #expect(try shop.read("Package.swift") == manifest)
    #expect(try shop.inward("fix").output.hasSuffix("Nothing was fixed.\n"))
  }
}
