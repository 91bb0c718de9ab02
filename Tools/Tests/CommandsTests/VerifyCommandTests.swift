import Foundation
import TestSupport
import Testing

@Suite struct VerifyCommandTests {
  @Test func `detects undeclared dependencies by compiling`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Data\n"])

    let outcome = try shop.inward("verify", environment: ["HOME": "/tmp"])

    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("✗ .\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `an interrupted run leaves no build behind`(signal: Int32) throws {
    let shop = try Shop(["tmp/mine": ""])
    let wait = "for _ in $(seq 600); do kill -0 $PPID 2>/dev/null || break; sleep 0.1; done"
    let find = #"while [ "$1" != --scratch-path ]; do shift; done; mkdir -p "$2/debug""#
    var environment = try shop.fake("swift", "\(find); kill -\(signal) $PPID; \(wait); exit 1")
    environment["TMPDIR"] = shop.url.appending(path: "tmp").path

    let outcome = try shop.inward("verify", environment: environment)

    #expect(outcome.status == 128 + signal)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shop.url.appending(path: "tmp").path) == ["mine"])
  }
}
