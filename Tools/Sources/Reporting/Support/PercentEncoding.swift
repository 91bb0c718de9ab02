extension String {
  /// The path as that of a URI.
  ///
  /// All but the characters that RFC 3986 calls unreserved is percent-encoded, save `/`, and `+` and `@`, which are
  /// common in the names of Swift files and pictures and safe in a path.
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
