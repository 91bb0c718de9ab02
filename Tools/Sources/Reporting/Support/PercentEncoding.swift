extension String {
  /// The path as part of a URI.
  ///
  /// Percent-encodes all but the unreserved characters of RFC 3986, `/`, and `+` and `@`, which are common in the names
  /// of Swift files and images and safe in a path.
  var percentEncodedPath: String {
    utf8.reduce(into: "") { text, byte in
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/", "+", "@":
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
