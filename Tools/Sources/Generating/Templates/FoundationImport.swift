import Reading

/// Keeps a source from offering Foundation to others when none of its fields has a type from there any more.
enum FoundationImport {
  private static let types: Set = ["Data", "Date", "Decimal", "Locale", "TimeInterval", "URL", "UUID"]

  /// The compiler warns of a `public import` that no public declaration needs.
  static func asNeeded(in source: String) -> String {
    guard source.contains("public import Foundation"),
      types.isDisjoint(with: SourceTokens.tokens(of: source))
    else { return source }
    return source.replacing("public import Foundation", with: "import Foundation")
  }
}
