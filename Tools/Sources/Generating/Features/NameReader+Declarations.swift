extension NameReader {
  private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct", "typealias"]
  static let keywords = types.union(["associatedtype", "case", "func", "init", "let", "subscript", "var"])
  private static let modifiers: Set = ["fileprivate", "final", "indirect", "private"]

  static func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true
  }

  static func plain(_ token: String) -> String { token.first == "`" ? token.filter { $0 != "`" } : token }

  /// Reads a declaration as far as its name, and looks at what follows.
  ///
  /// - Returns: The index of the next token to read.
  mutating func declare(_ keyword: String, at index: Int) -> Int {
    var next = index + 1
    guard next < tokens.count, before(index) != "import" else { return next }
    let isType = Self.types.contains(keyword) || keyword == "associatedtype"
    // A keyword can be a modifier, as in `class func`, or a label.
    if tokens[next] == ":" || isType && (!Self.isName(tokens[next]) || Self.keywords.contains(tokens[next])) {
      return next
    }
    endHeading()
    if ["case", "let", "var"].contains(keyword) { return next }
    let outer = scope
    var type = Self.plain(tokens[next])
    if isType, keyword != "extension" { declare(type: type, keyword, at: index) }
    if keyword == "associatedtype" { return next + 1 }
    if keyword == "extension" { mention(tokens[next], at: next) }
    beginHeading()
    if isType || keyword == "func" { next += 1 }
    while keyword == "extension", next + 1 < tokens.count, tokens[next] == "." {
      type += "." + Self.plain(tokens[next + 1])
      next += 2
    }
    let end = declareParameters(at: next)
    guard isType, keyword != "typealias" else { return next }
    let around = keyword == "extension" ? nil : names.scopes(around: outer).lazy.compactMap(\.type).first
    names.scopes[scope].type = around.map { "\($0).\(type)" } ?? type
    names.scopes[scope].inherited = inherited(at: end)
    return next
  }

  private mutating func declare(type: String, _ keyword: String, at index: Int) {
    names.scopes[scope].declared.insert(type)
    let modifiers = tokens[..<index].suffix(3).reversed().prefix { Self.modifiers.contains($0) }
    if scope == 0, !modifiers.contains("private"), !modifiers.contains("fileprivate") { names.shared.insert(type) }
  }

  /// Declares generic parameters.
  ///
  /// - Returns: The index of the token after them.
  private mutating func declareParameters(at start: Int) -> Int {
    guard start < tokens.count, tokens[start] == "<" else { return start }
    var angles = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      if angles == 1, Self.isName(token), ["<", ",", "each"].contains(tokens[index - 1]) {
        names.scopes[scope].declared.insert(Self.plain(token))
      }
      if token != "->" { angles += token.count { $0 == "<" } - token.count { $0 == ">" } }
      if angles <= 0 || token == "{" { return index + 1 }
    }
    return tokens.count
  }

  /// The types in an inheritance clause.
  private func inherited(at start: Int) -> [String] {
    guard start < tokens.count, tokens[start] == ":" else { return [] }
    return tokens[(start + 1)...].prefix { $0 != "{" && $0 != "where" }.split(separator: ",").map { entry in
      entry.prefix { Self.isName($0) || $0 == "." }.map(Self.plain).joined()
    }
  }
}
