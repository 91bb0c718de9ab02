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
    var reader = NameReader(tokens: SourceTokens.tokens(of: text))
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
