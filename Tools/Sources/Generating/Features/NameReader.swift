import Reading

/// Reads the scopes of a Swift source, and the capitalised names that each mentions.
struct NameReader {
  var names = NameScopes()
  let tokens: [String]
  /// The scope at the current token.
  var scope = 0
  /// The open brackets, each with the scope to return to.
  private var open: [(bracket: String, scope: Int)] = []
  /// The declarations whose bodies have not ended, each with the number of open brackets around it.
  private var headings: [(depth: Int, outer: Int)] = []

  static func names(in text: String) -> NameScopes {
    var reader = NameReader(tokens: SourceTokens.texts(of: text))
    var index = 0
    while index < reader.tokens.count { index = reader.read(at: index) }
    return reader.names
  }

  private init(tokens: [String]) {
    self.tokens = tokens
  }

  /// - Returns: The index of the next token to read.
  private mutating func read(at index: Int) -> Int {
    let token = tokens[index]
    switch token {
    case "{", "(", "[":
      open.append((token, scope))
      if token == "{", headings.last?.depth != open.count - 1 { enter() }
    case ")": if open.last?.bracket == "(" { open.removeLast() }
    case "]": if open.last?.bracket == "[" { open.removeLast() }
    case "}": close()
    case _ where Self.keywords.contains(token) && before(index) != ".": return declare(token, at: index)
    default: mention(token, at: index)
    }
    return index + 1
  }

  func before(_ index: Int) -> String? { index > 0 ? tokens[index - 1] : nil }

  private mutating func enter() {
    names.scopes.append(NameScopes.Scope(parent: scope))
    scope = names.scopes.count - 1
  }

  private mutating func close() {
    guard let last = open.lastIndex(where: { $0.bracket == "{" }) else { return }
    scope = open[last].scope
    open.removeSubrange(last...)
    while let heading = headings.last, heading.depth >= open.count {
      scope = heading.outer
      headings.removeLast()
    }
  }

  /// Begins a declaration, which may have generic parameters and a body.
  mutating func beginHeading() {
    headings.append((open.count, scope))
    enter()
  }

  /// Ends a declaration without a body, such as that of a protocol's function.
  mutating func endHeading() {
    guard let heading = headings.last, heading.depth == open.count else { return }
    scope = heading.outer
    headings.removeLast()
  }

  mutating func mention(_ token: String, at index: Int) {
    guard Self.isName(token), Self.plain(token).first?.isUppercase == true, before(index) != "@" else { return }
    let isLabel = open.last?.bracket == "(" && ["(", ","].contains(before(index))
    if isLabel, index + 1 < tokens.count, tokens[index + 1] == ":" { return }
    var qualifier: String?
    if before(index) == "." {
      guard index > 1, Self.isName(tokens[index - 2]), before(index - 2) != "." else { return }
      qualifier = tokens[index - 2]
    }
    names.mentions.insert(NameScopes.Mention(name: Self.plain(token), scope: scope, qualifier: qualifier))
  }
}

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
