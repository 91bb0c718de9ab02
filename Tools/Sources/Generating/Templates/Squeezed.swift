/// A text without what a formatter may change: spaces, line feeds, and commas before closing brackets.
struct Squeezed {
  private(set) var bytes: [UInt8] = []

  init(_ text: String = "") {
    append(text)
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
  }
}
