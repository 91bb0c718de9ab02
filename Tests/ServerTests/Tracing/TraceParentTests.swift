import Testing

@testable import Server

/// The header of W3C Trace Context.
struct TraceParentTests {
  private static let trace = "0af7651916cd43dd8448eb211c80319c"
  private static let span = "b7ad6b7169203331"

  @Test func `a header is read, and written as it was`() throws {
    for (flags, isSampled) in [("01", true), ("00", false)] {
      let parent = try #require(TraceParent("00-\(Self.trace)-\(Self.span)-\(flags)"))
      #expect(parent == TraceParent(traceID: Self.trace, spanID: Self.span, isSampled: isSampled))
      #expect(parent.text == "00-\(Self.trace)-\(Self.span)-\(flags)")
    }
  }

  @Test func `a later version may have more flags and more fields`() {
    #expect(TraceParent("cc-\(Self.trace)-\(Self.span)-03-what-comes")?.isSampled == true)
  }

  @Test(arguments: [
    "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-01-more", "ff-\(trace)-\(span)-01", "00-\(trace)-\(span)-1",
    "00-\(trace.uppercased())-\(span)-01", "00-\(trace)0-\(span)-01", "00-\(trace)-\(span)-0x",
    "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01", "00-\(trace)-\(span)-０１",
  ])
  func `what breaks the rules is no header`(text: String) {
    #expect(TraceParent(text) == nil)
  }

  @Test func `new identifiers are valid, and new each time`() {
    let parents = (0..<1_000).map { _ in TraceParent.new(isSampled: true) }
    #expect(parents.allSatisfy { TraceParent($0.text) == $0 })
    #expect(Set(parents.map(\.traceID)).count == 1_000)
    #expect(Set(parents.map { $0.child().spanID } + parents.map(\.spanID)).count == 2_000)
  }
}
