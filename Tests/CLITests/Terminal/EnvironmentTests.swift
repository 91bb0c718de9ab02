import Presentation
import TestSupport
import Testing

/// What the program takes from the variables of its environment.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct EnvironmentTests {
  private nonisolated static let english = "There is no page 99; the last one is 1.\n"
  private nonisolated static let german = "Es gibt keine Seite 99; die letzte ist 1.\n"

  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test(arguments: [
    ([:], english),
    (["LANG": "de_DE.UTF-8"], german),
    (["LC_MESSAGES": "de_DE.UTF-8"], german),
    (["LC_ALL": "de_DE.UTF-8"], german),
    // The first that is set decides.
    (["LC_MESSAGES": "de", "LANG": "en"], german),
    (["LC_MESSAGES": "en", "LANG": "de"], english),
    (["LC_ALL": "de", "LC_MESSAGES": "en", "LANG": "en"], german),
    (["LC_ALL": "en", "LC_MESSAGES": "de", "LANG": "de"], english),
    // An empty one is not set; one without texts is English.
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de"], german),
    (["LC_ALL": "C.UTF-8", "LANG": "de"], english),
    (["LC_ALL": "fr_FR.UTF-8", "LANG": "de"], english),
  ])
  func `the language is that of POSIX's variables, in their order`(
    environment: [String: String],
    sentence: String
  ) throws {
    let arguments = [Route.home.feature, "--page", "99", "--source", "mock"]

    #expect(try storefront.run(arguments, environment: environment).errors == sentence)
  }

  @Test func `the option has the last word on the language`() throws {
    let arguments = [Route.home.feature, "--page", "99", "--source", "mock", "--language"]

    let outcomes = try [("en", "de"), ("de", "en")].map { option, variable in
      try storefront.run(arguments + [option], environment: ["LC_ALL": variable])
    }

    #expect(outcomes.map(\.errors) == [Self.english, Self.german])
  }

  /// One zone is 14 hours ahead of UTC and the other 11 behind, so every time is on another day in one of them.
  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  func `dates are in UTC in every time zone`(zone: String) async throws {
    for feature in Features.shared {
      let outcome = try storefront.run([feature.itemName, "1", "--source", "mock"], environment: ["TZ": zone])
      let expected = await ExpectedOutput.text(of: .detail(feature.name, id: "1"))
      #expect(outcome == .init(status: 0, output: expected, errors: ""), "\(feature.name)")
    }
  }
}
