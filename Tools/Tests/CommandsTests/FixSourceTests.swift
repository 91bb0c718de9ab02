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
}
