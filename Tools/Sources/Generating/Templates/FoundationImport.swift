import Reading

/// Makes the import of Foundation internal if no public declaration needs it.
enum FoundationImport {
  private static let types: Set = ["Data", "Date", "Locale", "TimeInterval", "URL", "UUID"]

  /// The compiler warns about a `public import` that no public declaration needs.
  static func asNeeded(in source: String) -> String {
    // A default argument with an amount needs `Decimal`.
    guard source.contains("public import Foundation"), !source.contains("= Money(amount:"),
      types.isDisjoint(with: SourceTokens.tokens(of: source))
    else { return source }
    return source.replacing("public import Foundation", with: "import Foundation")
  }
}
