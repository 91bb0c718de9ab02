/// Terminal colours, or plain text.
///
/// Source: ECMA-48, "Select Graphic Rendition".
struct TextStyle {
  var usesColor: Bool

  enum Kind: String {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case link = "36"
  }

  func callAsFunction(_ kind: Kind, _ text: String) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(kind.rawValue)m\(text)\u{1B}[0m" : text
  }
}
