import Foundation
import Model
import Testing

@testable import Reporting

/// Constraints that the schema does not express; `Tools/Scripts/validate-sarif` checks the schema.
@Suite
struct SARIFStructureTests {
  @Test(arguments: [Example.result, Example.empty, Example.hostileResult])
  func `every result refers to a rule of the log`(result: LintResult) throws {
    let run = try decoded(result)

    for finding in run.results {
      let index = try #require(finding.ruleIndex)
      #expect(run.tool.driver.rules[index].id == finding.ruleId)
    }
    #expect(Set(run.tool.driver.rules.map(\.id)).count == run.tool.driver.rules.count)
  }

  @Test func `describes rules that have findings but no description`() throws {
    var result = Example.result
    result.rules = []

    let rules = try decoded(result).tool.driver.rules

    #expect(rules.map(\.id) == ["cycle", "layer", "testable"])
    #expect(rules.map(\.help.text).last == "Make public what is needed.")
  }

  @Test func `omits columns if the line cannot be read`() throws {
    let regions = try decoded(Example.result).results.map(\.locations[0].physicalLocation.region)

    #expect(regions.map(\.startLine) == [3, 1, 7])
    #expect(regions.map(\.startColumn) == [8, 19, nil])
    #expect(regions.map(\.endColumn) == [12, 23, nil])
  }

  @Test(arguments: [("/", "file:///"), ("/a b", "file:///a%20b/"), ("/a/", "file:///a/")])
  func `the root is a folder`(root: String, uri: String) throws {
    let report = Report(Example.empty, rules: [], sourceLine: { _, _ in nil }, root: root, toolVersion: "1")

    #expect(report.sarif().contains("\"uri\": \"\(uri)\""))
  }

  @Test func `reports that there are no findings`() {
    let expected = #"""
      {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "invocations": [
              {
                "executionSuccessful": true
              }
            ],
            "originalUriBaseIds": {
              "%SRCROOT%": {
                "description": {
                  "text": "The root of the repository."
                },
                "uri": "file:///home/ada/my%20shop/"
              }
            },
            "results": [],
            "tool": {
              "driver": {
                "name": "inward",
                "rules": [
                  {
                    "defaultConfiguration": {
                      "level": "error"
                    },
                    "fullDescription": {
                      "text": "A cycle cannot be built in parts."
                    },
                    "help": {
                      "text": "Cut the edge that is named."
                    },
                    "id": "cycle",
                    "shortDescription": {
                      "text": "no cycle between targets"
                    }
                  },
                  {
                    "defaultConfiguration": {
                      "level": "error"
                    },
                    "fullDescription": {
                      "text": "Layers keep change local."
                    },
                    "help": {
                      "text": "Turn the dependency around with a port."
                    },
                    "id": "layer",
                    "shortDescription": {
                      "text": "a module imports only what its layer may"
                    }
                  }
                ],
                "version": "1.2.0"
              }
            }
          }
        ],
        "version": "2.1.0"
      }

      """#

    #expect(Example.report(of: Example.empty).sarif() == expected)
  }

  private func decoded(_ result: LintResult) throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(Example.report(of: result).sarif().utf8))
    return try #require(log.runs.first)
  }
}

private struct Log: Decodable {
  var runs: [Run]

  struct Run: Decodable {
    var results: [Result]
    var tool: Tool
  }

  struct Tool: Decodable {
    var driver: Driver
  }

  struct Driver: Decodable {
    var rules: [Rule]
  }

  struct Rule: Decodable {
    var id: String
    var help: Message
  }

  struct Message: Decodable {
    var text: String
  }

  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int?
    var locations: [Location]
  }

  struct Location: Decodable {
    var physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Decodable {
    var region: Region
  }

  struct Region: Decodable {
    var startLine: Int
    var startColumn: Int?
    var endColumn: Int?
  }
}
