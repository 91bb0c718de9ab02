import Testing

@testable import Reporting

@Suite
struct JUnitReportTests {
  @Test func `has a test for each rule`() {
    let expected = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="inward" tests="3" failures="2" errors="0" skipped="0">
        <testsuite name="inward" tests="3" failures="2" errors="0" skipped="0">
          <testcase classname="inward" name="cycle"/>
          <testcase classname="inward" name="layer">
            <failure message="2 × a module imports only what its layer may" type="layer">Sources/Domain/Product.swift:3:8: Domain must not import Data
      Under: os(Linux) &amp;&amp; DEBUG
      Why: The domain must not know how data is kept.
      Fix: Ask for a port of Domain instead.
      Package.swift:2:4: Domain is declared here

      Sources/Shop/Gone.swift:7:8: Shop may not import UI</failure>
          </testcase>
          <testcase classname="inward" name="testable">
            <failure message="1 × product code imports no module as @testable" type="testable">Sources/Shop/Cart.swift:1:19: product code imports Shop as @testable
      Why: A release build cannot.
      Fix: Make public what is needed.</failure>
          </testcase>
        </testsuite>
      </testsuites>

      """#

    #expect(Example.report.junit() == expected)
  }

  @Test func `passes without findings`() {
    let expected = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="inward" tests="1" failures="0" errors="0" skipped="0">
        <testsuite name="inward" tests="1" failures="0" errors="0" skipped="0">
          <testcase classname="inward" name="cycle"/>
        </testsuite>
      </testsuites>

      """#

    #expect(Example.report(of: Example.empty).junit() == expected)
  }

  @Test func `escapes hostile text`() throws {
    let document = try ParsedMarkup(Example.hostileReport.junit())

    #expect(document.elements == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(document.text.contains("h]]>i</script>j<b>&k[31mlmn o{0}"))
    #expect(document.attributes["type"] == "a\"b'c\\d e%f::g,h]]>i</script>j<b>&k[31mlmn o{0}p[q](0)r`#;*st")
  }
}
