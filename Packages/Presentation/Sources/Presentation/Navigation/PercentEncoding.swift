import Foundation

/// What stands in an address for characters that cannot (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// The text that is meant, or `nil` where an escape is broken or the bytes are no UTF-8.
  public static func decode(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    // Foundation drops a byte order mark that begins a text, so something else stands there while it decodes.
    return ("-" + text).removingPercentEncoding.map { String($0.unicodeScalars.dropFirst()) }
  }
}
