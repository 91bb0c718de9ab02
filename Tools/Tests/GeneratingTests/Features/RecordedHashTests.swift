import Testing

@testable import Generating

struct RecordedHashTests {
  /// Records of products have these hashes.
  @Test(arguments: [
    ("", "ab5bdb29db7ccce5fd00a9e8616e2a5b"),
    ("struct Shelf {\n}\n", "9b719ce7edaf36784eab970b07a4b5b4"),
    ("enum Shelf {\n", "37d3ca791698c7df00a26a5910521eff"),
    (String(repeating: "let value = 1\n", count: 10), "2cd0672fac0e29d3356585c17aa28f54"),
  ])
  func `a text has the same hash in every version`(text: String, hash: String) {
    #expect(FeatureRecord.hash(text) == hash)
  }
}
