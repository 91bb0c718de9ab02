/// One event of a stream that browsers read with `EventSource`.
///
/// Source: HTML Living Standard, section 9.2.6
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation).
struct ServerSentEvent {
  /// A line that clients ignore. It shows that the connection still works.
  static let comment = ":\n\n"

  let name: String
  /// What the browser sends as `Last-Event-ID` when it connects again; one line.
  var id: String?
  let data: String

  /// The event as it is sent. Each line of the data has its own field, so that no line can be read as another field.
  var text: String {
    let lines = data.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "event: \(name)\n" + (id.map { "id: \($0)\n" } ?? "") + lines.map { "data: \($0)\n" }.joined() + "\n"
  }
}
