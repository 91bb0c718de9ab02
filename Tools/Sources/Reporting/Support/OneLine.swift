extension String {
  /// The text with each run of line breaks as one space, for formats in which a line break ends an entry.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
