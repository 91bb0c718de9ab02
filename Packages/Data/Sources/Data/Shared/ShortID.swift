/// Identifiers that a person can read and type: ten letters and digits, no two of which look alike.
public enum ShortID {
  private static let characters = Array("23456789abcdefghjkmnpqrstuvwxyz")

  /// One of 31¹⁰ identifiers. They are no secrets.
  @Sendable
  public static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<10).map { _ in characters[Int.random(in: characters.indices, using: &generator)] })
  }
}
