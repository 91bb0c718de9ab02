/// Words that cannot be names in Swift, or only between backticks.
///
/// Source: the keywords at https://docs.swift.org/swift-book (Lexical Structure).
enum ReservedNames {
  static let keywords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "didset", "do", "dynamic", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "mutating", "nil",
    "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
    "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "right",
    "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "type", "typealias", "unowned", "var", "weak", "where", "while", "willset",
  ]

  /// Properties that Swift adds to each model.
  static let members: Set = ["hashValue"]
}
