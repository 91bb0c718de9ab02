import Foundation

/// Percent-encoding of addresses (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// The decoded text, or `nil` if an escape is broken or the bytes are not UTF-8.
  public static func decode(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    // Foundation drops a byte order mark at the start of a text; the hyphen prevents that.
    return ("-" + text).removingPercentEncoding.map { String($0.unicodeScalars.dropFirst()) }
  }
}
