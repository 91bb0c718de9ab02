/// A language that the app's texts exist in.
public enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case german = "de"

  /// The language that a tag such as `de-AT`, or a POSIX locale such as `de_AT.UTF-8`, asks for, if there are texts in it.
  public init?(tag: String) {
    let primary = tag.split { !$0.isLetter }.first.map { $0.lowercased() }
    guard let language = primary.flatMap(Language.init(rawValue:)) else { return nil }
    self = language
  }
}
