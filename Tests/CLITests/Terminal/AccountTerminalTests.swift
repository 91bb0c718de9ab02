import Foundation
import NetworkTestSupport
import TestSupport
import Testing

/// An account as a person at a terminal uses it.
@Suite(.timeLimit(.minutes(10))) struct AccountTerminalTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  private func register() throws {
    let run = try storefront.run("account", "register", "--set", "username=mira", input: "correct horse\n")
    try #require(run.status == 0)
  }

  /// Types lines, each when its question is there.
  ///
  /// - Parameter meanwhile: Called with each question, before it is answered.
  private func type(
    _ answers: [(question: String, line: String)],
    to arguments: [String],
    environment: [String: String] = [:],
    meanwhile: (String) throws -> Void = { _ in }
  ) throws -> (output: String, status: Int32) {
    let console = try PseudoTerminal(columns: 80)
    let program = try storefront.start(on: console, arguments, environment: environment)
    var output = ""
    for (question, line) in answers {
      output += console.output(until: question)
      try meanwhile(question)
      try console.type(line)
    }
    output += console.output()
    try program.waitForEnd()
    return (output, program.process.terminationStatus)
  }

  @Test(arguments: [".\n", "\u{4}"])
  func `a form that is left is an error, as nothing was sent`(line: String) throws {
    let run = try type([("Name: ", line)], to: ["account", "sign-in"])

    #expect(run.status == 1)
    #expect(run.output.hasSuffix("Nothing was sent.\r\n"))
  }

  @Test func `so is a no`() throws {
    try register()
    let answers = [("Current password: ", "correct horse\n"), ("Delete the account for good (y/N): ", "n\n")]
    let run = try type(answers, to: ["account", "delete"])

    #expect(run.status == 1)
    #expect(run.output.hasSuffix("Nothing was sent.\r\n"))
    #expect(try storefront.run("account").status == 0)
  }

  @Test(arguments: ["j", "y"])
  func `a question is asked in the person's language, and answered in any`(line: String) throws {
    try register()
    let answers = [("Passwort: ", "correct horse\n"), ("endgültig löschen (j/N): ", "\(line)\n")]
    let run = try type(answers, to: ["account", "delete", "--language", "de"])

    #expect(run.status == 0)
    #expect(try storefront.run("account").status == 1)
  }

  @Test func `what destroys nothing and needs nothing is done without a question`() throws {
    try register()
    let run = try type([], to: ["account", "sign-out"])

    #expect(run.status == 0)
    #expect(!run.output.contains("Sign out"))
    #expect(try storefront.run("account").status == 1)
  }

  @Test func `from one form a person can go to another`() throws {
    let answers = [("Name: ", ". a1\n"), ("Name: ", "mira\n"), ("Password: ", "correct horse\n")]
    let run = try type(answers, to: ["account", "sign-in"])

    #expect(run.status == 0)
    #expect(run.output.contains("Member since"))
  }

  @Test func `what needs a person asks for the sign-in, and goes on`() throws {
    try register()
    _ = try storefront.run("account", "sign-out")
    let signIn = [("Name: ", "mira\n"), ("Password: ", "correct horse\n")]
    let list = try type(signIn, to: ["addresses", "--no-color"])
    #expect(list.status == 0)
    #expect(list.output.contains("Sign in first.\r\n"))
    #expect(list.output.hasSuffix("You have no addresses yet.\r\n\r\nAdd an address  storefront://addresses/new\r\n"))

    _ = try storefront.run("account", "sign-out")
    let values = ["recipient=Noah", "street=Lane 4", "postalCode=20457", "city=Hamburg", "country=DE"].flatMap {
      ["--set", $0]
    }
    let link = try type(signIn, to: ["open", "storefront://addresses/new", "--no-color"] + values)
    #expect(link.status == 0)
    #expect(link.output.contains("Noah\r\n\r\nStreet"))
    #expect(try storefront.run("addresses").output.contains("Noah"))
  }

  @Test func `what was typed before the session ended is kept for the time after the sign-in`() throws {
    try register()
    let typed = [
      ("Name: ", "Noah\n"), ("Street and number: ", "Lane 4\n"), ("Postal code: ", "20457\n"), ("City: ", "Hamburg\n"),
      ("Country", "DE\n"), ("Note", "\n"), ("Default address (y/n)", "n\n"),
    ]
    let signIn = [("Name: ", "mira\n"), ("Password: ", "correct horse\n")]
    let kept = ["Noah", "Lane 4", "20457", "Hamburg", "Germany", "Note", "Default address"].map { ($0, "\n") }
    let run = try type(typed + signIn + kept, to: ["address", "add", "--no-color"]) { question in
      if question == typed.last?.0 { _ = try storefront.run("account", "sign-out") }
    }

    #expect(run.status == 0)
    #expect(run.output.contains("What you entered is kept. Sign in to go on."))
    #expect(try storefront.run("addresses").output.contains("Noah"))
  }

  /// As `nohup` and shells do for programs in the background.
  @Test func `a signal that is to be ignored is ignored`() throws {
    let console = try PseudoTerminal(columns: 80)
    let process = try storefront.make([])
    let program = try #require(process.executableURL?.path)
    process.executableURL = URL(filePath: "/bin/sh")
    let command = "trap '' INT; exec \"$0\" account sign-in --set username=mira"
    process.arguments = ["-c", command, program]
    process.standardInput = console.terminal
    process.standardOutput = console.terminal
    process.standardError = console.terminal
    let running = try RunningProgram(process)
    try console.terminal.close()
    _ = console.output(until: "Password: ")
    kill(process.processIdentifier, SIGINT)
    kill(process.processIdentifier, SIGTERM)
    try running.waitForEnd()

    #expect(process.terminationStatus == 128 + SIGTERM)
  }

  @Test func `shows that something is sent, until it is interrupted`() async throws {
    let server = try await TestServer.silent()
    let arguments = ["account", "sign-in", "--set", "username=mira", "--timeout", "3600"]
    let console = try PseudoTerminal(columns: 80)
    let program = try storefront.start(on: console, arguments + ["--source", server.baseURL.absoluteString])
    _ = console.output(until: "Password: ")
    try console.type("correct horse\n")
    _ = console.output(until: "Sending …")
    kill(program.process.processIdentifier, SIGINT)
    let output = console.output()
    try program.waitForEnd()

    #expect(output.hasSuffix("\r\u{1B}[K"))
    #expect(program.process.terminationStatus == 130)
  }
}
