/// How far a declaration can be seen.
public enum AccessLevel: String, Codable, CaseIterable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
}
