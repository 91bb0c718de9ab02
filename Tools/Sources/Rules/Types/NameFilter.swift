import Model

/// Matches types against the names and kinds of a filter.
struct NameFilter: Sendable {
  private let kinds: [TypeDeclaration.Kind]
  private let names: [TypePattern]
  private let except: [TypePattern]

  init(_ filter: TypeFilter) {
    let types = TypeDeclaration.Kind.allCases.filter { $0 != .extension && $0 != .typealias }
    kinds = filter.kinds.isEmpty ? types : filter.kinds
    names = filter.names.map(TypePattern.init)
    except = filter.except.map(TypePattern.init)
  }

  func matches(_ kind: TypeDeclaration.Kind, _ name: String, _ simpleName: @autoclosure () -> String) -> Bool {
    guard kinds.contains(kind) else { return false }
    let simpleName = simpleName()
    return (names.isEmpty || names.contains { $0.matches(name, simpleName) })
      && !except.contains { $0.matches(name, simpleName) }
  }
}

/// Matches a qualified type name if the pattern contains a `.`, otherwise its last part.
private struct TypePattern: Sendable {
  private let glob: Glob
  private let isQualified: Bool

  init(_ pattern: Pattern) {
    glob = pattern.glob
    isQualified = pattern.text.utf8.contains(UInt8(ascii: "."))
  }

  func matches(_ name: String, _ simpleName: String) -> Bool {
    glob.matches(isQualified ? name : simpleName)
  }
}
