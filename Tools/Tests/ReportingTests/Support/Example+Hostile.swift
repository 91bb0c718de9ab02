import Model

@testable import Reporting

extension Example {
  /// Quotes, line breaks, delimiters of the formats, and terminal control characters.
  static let hostileText =
    "a\"b'c\\d\r\ne%f::g,h]]>i</script>j<b>&k\u{1B}[31ml\u{202E}m\u{9B}n\u{2028}o{0}p[q](0)r`#;*s\u{FFFE}t\u{0}"

  /// The text in formats without line breaks, before their own escapes.
  static let visibleHostileText =
    "a\"b'c\\d\\r\\ne%f::g,h]]>i</script>j<b>&k\\u{1B}[31ml\\u{202E}m\\u{9B}n\\u{2028}o{0}p[q](0)r`#;*s\u{FFFE}t\\u{0}"

  static let hostileResult = LintResult(
    rules: [rule(hostileText, hostileText)],
    findings: [
      Finding(
        rule: hostileText,
        location: location(hostileText, 1, 2),
        length: 3,
        message: hostileText,
        reason: hostileText,
        advice: hostileText,
        related: [.init(location: location(hostileText, 1, 1), message: hostileText)],
        condition: hostileText,
        subject: hostileText
      )
    ],
    statistics: statistics(files: 1, packages: 1, targets: 1, imports: 1)
  )

  static var hostileReport: Report {
    report(of: hostileResult, sources: [hostileText: ["\u{1B}]0;title\u{7}\u{202E}line"]])
  }

  /// Whether the text has terminal control characters, other than line breaks and tabs.
  static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isControl && $0 != "\n" && $0 != "\t" }
  }
}
