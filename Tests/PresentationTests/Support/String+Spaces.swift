extension String {
  /// The text with plain spaces for all others: which one stands in a time or before a currency differs from one version
  /// of the locale data to the next.
  var withPlainSpaces: String {
    String(map { $0.isWhitespace ? " " : $0 })
  }
}
