extension String {
  /// Replaces each run of line breaks with a space, for formats with one entry per line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
