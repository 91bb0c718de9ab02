/// The colour or weight of a text, as a terminal's code for it (ECMA-48, SGR).
enum Style: String {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case green = "32"
  case yellow = "33"
  case red = "31"

  func apply(to text: String, in terminal: Terminal) -> String {
    guard terminal.usesColor, self != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
