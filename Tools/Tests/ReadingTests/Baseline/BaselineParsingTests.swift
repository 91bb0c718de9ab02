import Repositories
import Testing

struct BaselineParsingTests {
  private static let entry = #"{"rule": "r", "path": "p", "subject": "s", "count": 1}"#

  @Test(arguments: [
    ("", "the file is empty"),
    ("{", "the file is not JSON"),
    ("[]", "the baseline must be an object"),
    ("{}", "the baseline is missing the key `version`"),
    (#"{"version": 1}"#, "the baseline is missing the key `findings`"),
    (#"{"version": "1", "findings": []}"#, "`version` must be a whole number"),
    (#"{"version": null, "findings": []}"#, "`version` must be a whole number"),
    (#"{"version": 2, "findings": []}"#, "unknown version 2; this version of inward supports version 1"),
    (#"{"version": 1, "findings": {}}"#, "`findings` must be a list"),
    (#"{"version": 1, "findings": [1]}"#, "`findings[0]` must be an object"),
    (#"{"version": 1, "findings": [\#(entry), {"rule": "r"}]}"#, "`findings[1]` is missing the key `path`"),
    (
      #"{"version": 1, "findings": [{"rule": "r", "path": "p", "subject": 4, "count": 1}]}"#,
      "`findings[0].subject` must be a string"
    ),
    (
      #"{"version": 1, "findings": [{"rule": "r", "path": "p", "subject": "s", "count": 0}]}"#,
      "`findings[0].count` must be from 1 to 1000000"
    ),
    (
      "{\"version\": 1, \"findings\": [\r\n<<<<<<< HEAD\r\n\(entry)\r\n=======\r\n>>>>>>> main\r\n]}",
      "the file contains a merge conflict; keep the entries of both sides, with a comma after each but the last"
    ),
  ])
  func `reports an invalid baseline in one sentence`(text: String, expected: String) {
    #expect {
      _ = try Baseline(parsing: text)
    } throws: { error in
      #expect("\(error)" == expected)
      return true
    }
  }
}
