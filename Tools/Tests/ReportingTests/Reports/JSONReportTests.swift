import Foundation
import Testing

@testable import Reporting

@Suite
struct JSONReportTests {
  @Test func `has a stable format`() {
    let expected = #"""
      {
        "findings": [
          {
            "advice": "Ask for a port of Domain instead.",
            "column": 8,
            "condition": "os(Linux) && DEBUG",
            "fingerprint": "ee468ec4c801e903",
            "length": 4,
            "line": 3,
            "message": "Domain must not import Data",
            "path": "Sources/Domain/Product.swift",
            "reason": "The domain must not know how data is kept.",
            "related": [
              {
                "column": 4,
                "line": 2,
                "message": "Domain is declared here",
                "path": "Package.swift"
              }
            ],
            "rule": "layer",
            "severity": "error",
            "subject": "Domain -> Data"
          },
          {
            "advice": "Make public what is needed.",
            "column": 19,
            "condition": null,
            "fingerprint": "0e6285a535cdf7d2",
            "length": 4,
            "line": 1,
            "message": "product code imports Shop as @testable",
            "path": "Sources/Shop/Cart.swift",
            "reason": "A release build cannot.",
            "related": [],
            "rule": "testable",
            "severity": "error",
            "subject": "Shop"
          },
          {
            "advice": "",
            "column": 8,
            "condition": null,
            "fingerprint": "18d827398cf8e4e9",
            "length": 2,
            "line": 7,
            "message": "Shop may not import UI",
            "path": "Sources/Shop/Gone.swift",
            "reason": "",
            "related": [],
            "rule": "layer",
            "severity": "error",
            "subject": "Shop -> UI"
          }
        ],
        "rules": [
          {
            "findings": 0,
            "name": "cycle",
            "summary": "no cycle between targets"
          },
          {
            "findings": 2,
            "name": "layer",
            "summary": "a module imports only what its layer may"
          },
          {
            "findings": 1,
            "name": "testable",
            "summary": "product code imports no module as @testable"
          }
        ],
        "statistics": {
          "files": 412,
          "ignored": 1,
          "imports": 1033,
          "inBaseline": 2,
          "packages": 5,
          "targets": 9,
          "unchecked": 0
        },
        "tool": {
          "name": "inward",
          "version": "1.2.0"
        },
        "version": 1
      }

      """#

    #expect(Example.report.json() == expected)
  }

  @Test func `has a stable format without findings`() {
    let expected = #"""
      {
        "findings": [],
        "rules": [
          {
            "findings": 0,
            "name": "cycle",
            "summary": "no cycle between targets"
          }
        ],
        "statistics": {
          "files": 1,
          "ignored": 0,
          "imports": 0,
          "inBaseline": 0,
          "packages": 1,
          "targets": 1,
          "unchecked": 0
        },
        "tool": {
          "name": "inward",
          "version": "1.2.0"
        },
        "version": 1
      }

      """#

    #expect(Example.report(of: Example.empty).json() == expected)
  }

  @Test func `preserves every character`() throws {
    let json = Example.hostileReport.json()

    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(json.utf8))

    #expect(!Example.hasControls(json))
    #expect(report.findings.map(\.message.unicodeScalars.count) == [Example.hostileText.unicodeScalars.count])
    #expect(report.findings.map(\.message) == [Example.hostileText])
    #expect(report.findings.map(\.related.first?.path) == [Example.hostileText])
  }
}

private struct DecodedReport: Decodable {
  var findings: [Finding]

  struct Finding: Decodable {
    var message: String
    var related: [Related]
  }

  struct Related: Decodable {
    var path: String
  }
}
