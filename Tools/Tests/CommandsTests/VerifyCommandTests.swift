import TestSupport
import Testing

@Suite struct VerifyCommandTests {
  @Test func `detects undeclared dependencies by compiling`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Data\n"])

    let outcome = try shop.inward("verify", environment: ["HOME": "/tmp"])

    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("✗ .\n"))
  }
}
