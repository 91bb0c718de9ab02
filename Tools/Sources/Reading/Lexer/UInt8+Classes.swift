extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  @inline(__always)
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether the compiler skips it between tokens: spaces, tabs, line endings and zeros.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 || self == 0 }

  /// A letter, a digit, `_` or `$`.
  @inline(__always)
  var isASCIIWord: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  var isASCII: Bool { self < 0x80 }

  /// Whether it is an ASCII character of operators, except the dot.
  @inline(__always)
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
