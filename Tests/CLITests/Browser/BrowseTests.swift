import Presentation
import TestSupport
import Testing

/// The browser in a process: from a pipe and on a terminal.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct BrowseTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `reads commands from a pipe until it is told to quit`() async throws {
    let outcome = try storefront.run("browse", "--source", "mock", input: "1\nx y\nb\nq\n1\n")
    let home = "\n" + (await ExpectedOutput.text(of: .home, numbersRows: true))
    let detail = "\n" + (await ExpectedOutput.text(of: .detail(Route.home.feature, id: "1"), numbersRows: true))

    #expect(outcome.output == home + detail + "“x y” is not a command; type ? for help.\n" + home)
    #expect(outcome.status == 0)
    #expect(try storefront.run("browse", "--source", "mock").output == home)
  }

  @Test func `does not print JSON`() throws {
    #expect(try storefront.run("browse", "--json").status == 64)
  }

  @Test func `prompts, colours and fits a terminal`() throws {
    let session = try storefront.run(columns: 40, ["--source", "mock"])

    #expect(session.contains("\u{1B}[1m"))
    #expect(session.contains("number, /text, n, r, b, ? or q"))
  }

  @Test(arguments: [([], ["NO_COLOR": "1"]), (["--no-color"], [:]), ([], ["TERM": "dumb"])])
  func `uses no colours if they are not wanted`(arguments: [String], environment: [String: String]) throws {
    let session = try storefront.run(columns: 80, ["--source", "mock"] + arguments, environment: environment)

    #expect(session.contains("number, /text, n, r, b, ? or q"))
    #expect(!session.contains("\u{1B}[1m"))
  }
}
