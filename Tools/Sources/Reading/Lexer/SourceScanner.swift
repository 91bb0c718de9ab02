public import Model

/// Reads the facts that the rules need from a Swift source.
///
/// It needs no compiler and accepts any bytes; invalid code is read as far as possible.
public enum SourceScanner {
  /// How much of a source to read.
  public enum Depth: Sendable {
    /// Imports, modules in `canImport(…)`, and ignore comments. The source after the last of these is not read.
    case imports
    /// Also declarations.
    case declarations
    /// Also declarations, but what they mention, and variables that cannot be global state, only in files for whose
    /// declarations a condition is true.
    case outlines(mentionsIf: @Sendable (Declarations) -> Bool)

    package var hasDeclarations: Bool { if case .imports = self { false } else { true } }
  }

  /// - Complexity: O(*n*) for *n* bytes.
  public static func facts(of source: UnsafeRawBufferPointer, depth: Depth) -> SourceFacts {
    guard let bytes = SourceBytes(source) else {
      return SourceFacts(declarations: depth.hasDeclarations ? Declarations() : nil)
    }
    return facts(of: bytes, depth: depth)
  }

  static func facts(of bytes: SourceBytes, depth: Depth) -> SourceFacts {
    var facts = SourceFacts()
    if let last = bytes.lastWordOfInterest() {
      var reader = ImportReader(bytes, end: last)
      facts = reader.read()
    }
    switch depth {
    case .imports: break
    case .declarations: facts.declarations = declarations(of: bytes)
    case .outlines(let needsMentions):
      let outline = declarations(of: bytes, isOutline: true)
      facts.declarations = needsMentions(outline) ? declarations(of: bytes) : outline
    }
    return facts
  }

  private static func declarations(of bytes: SourceBytes, isOutline: Bool = false) -> Declarations {
    var reader = DeclarationReader(bytes, isOutline: isOutline)
    var declarations = reader.read()
    declarations.flags = FlagReader.flags(in: bytes)
    return declarations
  }

  public static func facts(of source: [UInt8], depth: Depth) -> SourceFacts {
    source.withUnsafeBytes { facts(of: $0, depth: depth) }
  }

  public static func facts(of source: String, depth: Depth) -> SourceFacts {
    facts(of: Array(source.utf8), depth: depth)
  }

  /// Whether a source has an import of a module, outside of its comments and strings.
  public static func imports(_ module: String, in source: String) -> Bool {
    facts(of: source, depth: .imports).imports.contains { $0.module == module }
  }
}
