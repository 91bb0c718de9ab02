import Model
import Testing

@testable import Reporting

@Suite
struct GitHubReportTests {
  @Test func `writes a command for each finding`() {
    let expected = #"""
      ::error file=Sources/Domain/Product.swift,line=3,col=8,endColumn=12,title=inward (layer)::Domain must not import Data%0AUnder: os(Linux) && DEBUG%0AWhy: The domain must not know how data is kept.%0AFix: Ask for a port of Domain instead.%0APackage.swift:2:4: Domain is declared here
      ::error file=Sources/Shop/Cart.swift,line=1,col=19,endColumn=23,title=inward (testable)::product code imports Shop as @testable%0AWhy: A release build cannot.%0AFix: Make public what is needed.
      ::error file=Sources/Shop/Gone.swift,line=7,title=inward (layer)::Shop may not import UI

      """#

    #expect(Example.report.github() == expected)
  }

  @Test func `an absolute path stays as it is, and a column counts all of its line`() {
    var result = Example.result
    result.findings = [Example.layer]
    result.findings[0].location = Example.location("/rules/inward.yml", 1, 5)
    let report = Report(
      result,
      rules: [],
      sourceLine: { _, _ in "a\u{2028}b" },
      root: "",
      workflowFolder: "app",
      toolVersion: "1"
    )

    #expect(report.github().hasPrefix("::error file=/rules/inward.yml,line=1,col=3,endColumn=4,"), "\(report.github())")
  }

  @Test func `escapes separators before combining characters`() {
    var result = Example.result
    result.findings = [Example.layer]
    result.findings[0].location = Example.location("a:\u{301}b,\u{FE0F}c.swift", 1, 5)

    #expect(Example.report(of: result).github().hasPrefix("::error file=a%3A\u{301}b%2C\u{FE0F}c.swift,line=1,"))
  }

  @Test func `is empty without findings`() {
    #expect(Example.report(of: Example.empty).github() == "")
  }

  @Test func `escapes hostile text`() throws {
    let command = Example.hostileReport.github()

    let properties = try #require(command.wholeMatch(of: /::error file=([^,:]*),line=1,[^:]*::(.*)\n/))
    let file = #"a"b'c\d%0D%0Ae%25f%3A%3Ag%2Ch]]>i</script>j<b>&k\u{1B}[31ml\u{202E}m\u{9B}n\u{2028}o{0}p[q](0)r`#;*s"#
    #expect(properties.1 == file + "\u{FFFE}t\\u{0}")
    #expect(properties.2.hasPrefix(Example.visibleHostileText.replacing("%", with: "%25") + "%0AUnder: "))
    #expect(!Example.hasControls(command))
  }
}
