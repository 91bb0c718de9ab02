extension SourceBytes {
  /// The scalar at the index and its length, or `nil` if the bytes are not UTF-8.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = self[index]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index &+ length <= count else { return nil }
    guard length > 1 else { return (Unicode.Scalar(first), 1) }
    var value = UInt32(first & (0xFF >> UInt8(length &+ 1)))
    for offset in 1..<length {
      let byte = self[index &+ offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}

extension Unicode.Scalar {
  /// Whether a name can contain this non-ASCII character.
  ///
  /// Source: The Swift Programming Language, "Lexical Structure", Grammar of an Identifier.
  var canContinueSwiftName: Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
      0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFD: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}
