/// One event of a stream that browsers read with `EventSource`.
///
/// Source: HTML Living Standard, section 9.2.6
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation).
struct ServerSentEvent {
  /// A line that means nothing; it shows both sides that the other is still there.
  static let comment = ":\n\n"

  let name: String
  /// What the browser sends as `Last-Event-ID` when it comes back; one line.
  var id: String?
  let data: String

  /// The event as it goes over the wire. Each line of the data has a field of its own, so that no line of it can be read
  /// as another field.
  var text: String {
    let lines = data.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "event: \(name)\n" + (id.map { "id: \($0)\n" } ?? "") + lines.map { "data: \($0)\n" }.joined() + "\n"
  }
}
