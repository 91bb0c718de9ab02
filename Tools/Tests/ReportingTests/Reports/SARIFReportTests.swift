import Testing

@testable import Reporting

@Suite
struct SARIFReportTests {
  @Test func `writes a log with rules, locations and fingerprints`() {
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
            "results": [
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "Sources/Domain/Product.swift",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "endColumn": 12,
                        "startColumn": 8,
                        "startLine": 3
                      }
                    }
                  }
                ],
                "message": {
                  "text": "Domain must not import Data\nUnder: os(Linux) && DEBUG\nWhy: The domain must not know how data is kept.\nFix: Ask for a port of Domain instead."
                },
                "partialFingerprints": {
                  "inwardFinding/v1": "ee468ec4c801e903"
                },
                "relatedLocations": [
                  {
                    "id": 0,
                    "message": {
                      "text": "Domain is declared here"
                    },
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "Package.swift",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startColumn": 4,
                        "startLine": 2
                      }
                    }
                  }
                ],
                "ruleId": "layer",
                "ruleIndex": 1
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "Sources/Shop/Cart.swift",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "endColumn": 23,
                        "startColumn": 19,
                        "startLine": 1
                      }
                    }
                  }
                ],
                "message": {
                  "text": "product code imports Shop as @testable\nWhy: A release build cannot.\nFix: Make public what is needed."
                },
                "partialFingerprints": {
                  "inwardFinding/v1": "0e6285a535cdf7d2"
                },
                "ruleId": "testable",
                "ruleIndex": 2
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "Sources/Shop/Gone.swift",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 7
                      }
                    }
                  }
                ],
                "message": {
                  "text": "Shop may not import UI"
                },
                "partialFingerprints": {
                  "inwardFinding/v1": "18d827398cf8e4e9"
                },
                "ruleId": "layer",
                "ruleIndex": 1
              }
            ],
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
                  },
                  {
                    "defaultConfiguration": {
                      "level": "error"
                    },
                    "fullDescription": {
                      "text": "product code imports no module as @testable"
                    },
                    "help": {
                      "text": "product code imports no module as @testable"
                    },
                    "id": "testable",
                    "shortDescription": {
                      "text": "product code imports no module as @testable"
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

    #expect(Example.report.sarif() == expected)
  }
}
