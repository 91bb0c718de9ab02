/// Texts that may break a search, by accident or on purpose. None of them finds anything in the fixtures, whose texts begin with
/// any name of a field.
enum HostileTexts {
  static let all = findingNothing + withoutWords

  private static let findingNothing = [
    "NEAR(lamp, 5)", "lamp AND clamp", "lamp OR bread", "NOT lamp", "title:lamp", "{title summary}: lamp",
    "lamp^2", "zeppelin*", "\"zeppelin", "'; DROP TABLE orders; --", "' OR zeppelin=zeppelin --",
    "lamp' UNION SELECT 1",
    "%zeppelin", "_eppelin", "lamp\u{0}zeppelin", "zeppelin/lamp", "lamp&category=garden", "lamp?q=1",
    "q=lamp", "हिन्दी", "日本語", "שלום", "مرحبا", "\u{202E}pmal", "\u{E000}6c69676874696e67", "null zeppelin", "0x7F",
    "zeppelin\u{301}", "zeppelin " + String(repeating: "lamp ", count: 10_000), String(repeating: "a", count: 100_000),
    "z" + String(repeating: "\u{301}", count: 100),
  ]

  private static let withoutWords = [
    "?", "...", "\"", "\"\"", "'", "*", "**", "( )", "()", "-", "+", "--", ":", "^", "&", "=", "#", "/", "😀",
    "👩‍👩‍👧‍👦", "❤️", "🪔", "%", "_", "\\", "\u{301}", "\u{FFFD}",
  ]
}
