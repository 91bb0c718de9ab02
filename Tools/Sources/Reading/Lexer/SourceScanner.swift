public import Model

/// Reads what the rules need from one Swift source.
///
/// It needs no compiler and takes any bytes: what does not compile is read as far as it makes sense.
public enum SourceScanner {
  /// How much of a source is read.
  public enum Depth: Sendable {
    /// Imports, the modules that conditions ask for and the comments that silence rules. Nothing behind the last of
    /// them is looked at.
    case imports
    /// The declarations as well.
    case declarations
  }

  /// - Complexity: O(*n*) for *n* bytes, whatever they are.
  public static func facts(of source: UnsafeRawBufferPointer, depth: Depth) -> SourceFacts {
    guard let bytes = SourceBytes(source) else {
      return SourceFacts(declarations: depth == .declarations ? Declarations() : nil)
    }
    return facts(of: bytes, depth: depth)
  }

  static func facts(of bytes: SourceBytes, depth: Depth) -> SourceFacts {
    var facts = SourceFacts()
    if let last = bytes.lastWordOfInterest() {
      var reader = ImportReader(bytes, end: last)
      facts = reader.read()
    }
    if depth == .declarations {
      var reader = DeclarationReader(bytes)
      facts.declarations = reader.read()
    }
    return facts
  }

  public static func facts(of source: [UInt8], depth: Depth) -> SourceFacts {
    source.withUnsafeBytes { facts(of: $0, depth: depth) }
  }

  public static func facts(of source: String, depth: Depth) -> SourceFacts {
    facts(of: Array(source.utf8), depth: depth)
  }
}
