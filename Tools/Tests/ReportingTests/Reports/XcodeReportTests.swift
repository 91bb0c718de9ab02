import Testing

@testable import Reporting

@Suite
struct XcodeReportTests {
  @Test func `writes an error for each finding, and notes for related locations`() {
    let expected = #"""
      /home/ada/my shop/Sources/Domain/Product.swift:3:8: error: Domain must not import Data under os(Linux) && DEBUG (layer)
      /home/ada/my shop/Package.swift:2:4: note: Domain is declared here
      /home/ada/my shop/Sources/Domain/Product.swift:3:8: note: Ask for a port of Domain instead.
      /home/ada/my shop/Sources/Shop/Cart.swift:1:19: error: product code imports Shop as @testable (testable)
      /home/ada/my shop/Sources/Shop/Cart.swift:1:19: note: Make public what is needed.
      /home/ada/my shop/Sources/Shop/Gone.swift:7:8: error: Shop may not import UI (layer)

      """#

    #expect(Example.report.xcode() == expected)
  }

  @Test func `is empty without findings`() {
    #expect(Example.report(of: Example.empty).xcode() == "")
  }

  @Test func `keeps each entry on one line`() {
    let lines = Example.hostileReport.xcode()

    #expect(lines.split(whereSeparator: \.isNewline).count == 3)
    #expect(lines.split(separator: "\n").allSatisfy { $0.hasPrefix("/home/ada/my shop/a\"b'c\\d e%f::g") })
    #expect(!Example.hasControls(lines))
  }
}
