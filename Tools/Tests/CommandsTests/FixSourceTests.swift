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
}
