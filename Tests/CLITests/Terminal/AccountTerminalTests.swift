import Foundation
import TestSupport
import Testing

/// An account as a person at a terminal uses it.
@Suite(.timeLimit(.minutes(10))) struct AccountTerminalTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
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
}
