import Domain
import Testing

struct CredentialsTests {
  private static let password = Secret("correct horse")

  @Test(arguments: ["abc", "Mira.K-9_z", String(repeating: "a", count: 32)])
  func `accepts a name of letters, digits and three signs`(username: String) throws {
    #expect(try Credentials(newUsername: username, password: Self.password).username == username)
  }

  @Test(arguments: [
    ("", ValidationError.Rule.required), ("ab", .tooShort(minimum: 3)),
    (String(repeating: "a", count: 33), .tooLong(maximum: 32)), ("mira k", .nameCharacters),
    ("jürgen", .nameCharacters),
    ("mira@x", .nameCharacters), ("١٢٣٤", .nameCharacters), ("ab\u{0}", .invisibleCharacters),
    ("mi\u{200B}ra", .invisibleCharacters),
  ])
  func `refuses any other name`(username: String, rule: ValidationError.Rule) {
    #expect(throws: ValidationError("username", rule)) {
      try Credentials(newUsername: username, password: Self.password)
    }
  }

  @Test(arguments: [
    ("", ValidationError.Rule.required), ("1234567", .tooShort(minimum: 8)),
    (String(repeating: "é", count: 129), .tooLong(maximum: 128)),
  ])
  func `refuses a new password that is too short or too long`(password: String, rule: ValidationError.Rule) {
    #expect(throws: ValidationError("password", rule)) {
      try Credentials(newUsername: "mira", password: Secret(password))
    }
  }

  @Test(arguments: ["12345678", "🔑🔑🔑🔑🔑🔑🔑🔑", " a b c d ", String(repeating: "x", count: 128)])
  func `accepts any characters in a password`(password: String) throws {
    #expect(try Credentials(newUsername: "mira", password: Secret(password)).password.value == password)
  }

  @Test func `a password is the same from every keyboard`() throws {
    for password in ["caf\u{E9} horse", "cafe\u{301} horse"] {
      let credentials = [
        try Credentials(newUsername: "mira", password: Secret(password)),
        try Credentials(username: "mira", password: Secret(password)),
      ]
      #expect(credentials.map { Array($0.password.value.unicodeScalars) } == [composed, composed])
    }
  }

  private let composed = Array("caf\u{E9} horse".unicodeScalars)

  @Test func `names every field that breaks a rule, in the order of the form`() {
    let problems = [
      ValidationError.Problem("username", .tooShort(minimum: 3)), .init("password", .tooShort(minimum: 8)),
    ]
    #expect(throws: ValidationError(problems)) { try Credentials(newUsername: "m", password: Secret("1")) }
  }

  @Test func `a sign-in may have a password that is no longer allowed, but no name that never was`() throws {
    #expect(try Credentials(username: "mira", password: Secret("1")).username == "mira")
    #expect(throws: ValidationError("username", .invisibleCharacters)) {
      try Credentials(username: "mira\u{0}x", password: Secret("1"))
    }
    #expect(throws: ValidationError("password", .required)) { try Credentials(username: "mira", password: Secret("")) }
  }

  @Test func `nothing that is printed shows a secret`() throws {
    let credentials = try Credentials(newUsername: "mira", password: Self.password)
    var dumped = ""
    dump(credentials, to: &dumped)
    let printed = ["\(credentials)", String(reflecting: credentials), dumped, "\(Self.password)", "\([Self.password])"]

    #expect(printed.allSatisfy { !$0.contains("horse") }, "\(printed)")
    #expect(printed[0].contains("mira"))
  }
}
