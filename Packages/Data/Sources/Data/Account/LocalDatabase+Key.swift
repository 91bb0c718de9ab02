public import Domain

extension LocalDatabase {
  /// The key that is kept in a file beside the database, which only its owner may read. It is made when it is first used.
  public nonisolated func key(orMake make: @Sendable () -> Secret) throws(DomainError) -> Secret {
    let file = SecretFile(path: try location.path() + ".key")
    if try file.read() == nil { try file.create(make().value + "\n") }
    guard let text = try file.read(), text.last == "\n" else { throw .storage(.notReadable(path: file.path)) }
    return Secret(String(text.dropLast()))
  }
}
