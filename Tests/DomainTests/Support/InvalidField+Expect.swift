import Domain
import Testing

/// Expects that making a value throws ``InvalidField`` with this name.
func expectInvalid(
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  make: () throws -> some Sendable
) {
  #expect(throws: InvalidField(name: name), sourceLocation: sourceLocation) { try make() }
}
