extension String {
  /// The parts of a path.
  package var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  package func lastIndex(ofASCII character: Unicode.Scalar) -> Index? {
    var text = self
    let offset = text.withUTF8 { $0.lastIndex(of: UInt8(ascii: character)) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
