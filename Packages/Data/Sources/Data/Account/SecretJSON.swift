import Domain

/// A secret as a text in JSON, which is not printed with the object that has it.
struct SecretJSON: Codable, Sendable {
  let secret: Secret

  init(_ secret: Secret) {
    self.secret = secret
  }

  init(from decoder: any Decoder) throws {
    secret = Secret(try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(secret.value)
  }
}
