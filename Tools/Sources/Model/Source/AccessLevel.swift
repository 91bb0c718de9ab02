/// The access level of a declaration.
public enum AccessLevel: String, Codable, CaseIterable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
}
