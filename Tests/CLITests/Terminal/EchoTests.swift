import Foundation
import TestSupport
import Testing

/// A password is neither an option nor on the screen.
@Suite(.timeLimit(.minutes(10))) struct EchoTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `takes no password as an option, and shows none while it is typed`() throws {
    let option = try storefront.run("account", "sign-in", "--set", "username=mira", "--set", "password=horse")
    #expect(option.status == 64)
    #expect(!option.errors.contains("horse"))

    let console = try PseudoTerminal(columns: 80)
    let program = try storefront.start(on: console, ["account", "register"])
    _ = console.output(until: "Name: ")
    try console.type("mira\n")
    _ = console.output(until: "Password: ")
    try console.type("correct horse\n")
    let output = console.output()
    try program.waitForEnd()
    #expect(!output.contains("horse"))
    #expect(output.contains("mira"))
    #expect(try storefront.run("account").status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a terminal shows what is typed again after a signal`(number: Int32) throws {
    let console = try PseudoTerminal(columns: 80)
    let program = try storefront.start(on: console, ["account", "sign-in", "--set", "username=mira"])
    _ = console.output(until: "Password: ")
    #expect(!console.showsTyping)
    kill(program.process.processIdentifier, number)
    try program.waitForEnd()

    #expect(program.process.terminationStatus == 128 + number)
    #expect(console.showsTyping)
  }

  @Test func `so it does after the end of the input`() throws {
    let console = try PseudoTerminal(columns: 80)
    let program = try storefront.start(on: console, ["browse", "--language", "en"])
    _ = console.output(until: " > ")
    try console.type("account\n")
    _ = console.output(until: "Name: ")
    try console.type("mira\n")
    _ = console.output(until: "Password: ")
    #expect(!console.showsTyping)
    try console.type("\u{4}")
    try program.waitForEnd()

    #expect(console.showsTyping)
  }
}
