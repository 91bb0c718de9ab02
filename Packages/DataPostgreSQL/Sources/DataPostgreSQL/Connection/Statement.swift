import Data

enum Statement {
  /// A statement with `$1`, `$2` … in place of each `?`. No text in a statement of Data has a question mark.
  static func numbered(_ sql: String) -> String {
    let parts = sql.split(separator: "?", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 == 0 ? String($1) : "$\($0)" + $1 }.joined()
  }
}

extension SQLValue {
  /// The value as libpq takes it, whose texts end at a zero byte. The server has no such text, and finds none.
  var parameter: String? {
    switch self {
    case .null: nil
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text.replacing("\0", with: "\u{FFFD}")
    }
  }
}
