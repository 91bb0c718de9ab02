import Tracing

/// Where a trace goes on: the header `traceparent` of [W3C Trace Context](https://www.w3.org/TR/trace-context/).
struct TraceParent: Hashable, Sendable {
  static let header = "traceparent"

  /// 32 hexadecimal digits.
  let traceID: String

  /// The span that asks, in 16 hexadecimal digits.
  let spanID: String

  /// Whether spans of the trace are kept.
  let isSampled: Bool

  init(traceID: String, spanID: String, isSampled: Bool) {
    self.traceID = traceID
    self.spanID = spanID
    self.isSampled = isSampled
  }

  /// A trace that starts here.
  static func new(isSampled: Bool) -> TraceParent {
    TraceParent(traceID: hexadecimal() + hexadecimal(), spanID: hexadecimal(), isSampled: isSampled)
  }

  /// The next span of the same trace.
  func child() -> TraceParent {
    TraceParent(traceID: traceID, spanID: Self.hexadecimal(), isSampled: isSampled)
  }

  /// Reads a header. One that breaks the rules is none, as the standard says (section 4.3).
  init?(_ text: String) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard
      fields.count >= 4, zip(fields, [2, 32, 16, 2]).allSatisfy({ $0.utf8.count == $1 }),
      fields.prefix(4).allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }),
      // Later versions may have more fields, the first one has none.
      fields[0] != "ff", fields[0] != "00" || fields.count == 4,
      fields[1].contains(where: { $0 != "0" }), fields[2].contains(where: { $0 != "0" }),
      let flags = UInt8(fields[3], radix: 16)
    else { return nil }
    self.init(traceID: String(fields[1]), spanID: String(fields[2]), isSampled: flags & 1 == 1)
  }

  var text: String { "00-\(traceID)-\(spanID)-\(isSampled ? "01" : "00")" }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  /// 16 random digits, not all of them zero.
  private static func hexadecimal() -> String {
    let digits = String(UInt64.random(in: 1...UInt64.max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ServiceContext {
  private enum Key: ServiceContextKey {
    typealias Value = TraceParent
  }

  /// The span that is the parent of the next one.
  var traceParent: TraceParent? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
