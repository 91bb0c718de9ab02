import Composition
import Foundation
import NetworkTestSupport
import Presentation
import TestSupport
import Testing

@testable import CLI

/// What the program finds out about the terminal that it runs on.
@Suite(.timeLimit(.minutes(10)))
struct TerminalTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  /// A width of 0 stands for a terminal that does not know its own.
  @MainActor
  @Test(arguments: [
    (50, "40", 50), (0, "40", 40), (0, nil, 80), (0, "", 80), (0, "0", 80), (0, "1", 1), (0, "-40", 80),
    (0, "wide", 80), (0, "99999999999999999999", 80),
  ])
  func `the width is the terminal's, else that of COLUMNS, else 80`(
    columns: UInt16,
    variable: String?,
    expected: Int
  ) async throws {
    let entry = try #require(Gallery.entry(id: "\(Features.all[0].itemName)-list-long-text"))
    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: expected))
    var environment = ["NO_COLOR": "1"]
    environment["COLUMNS"] = variable

    let output = try storefront.run(columns: columns, ["gallery", entry.id], environment: environment)

    #expect(output.contains(lines.joined(separator: "\r\n") + "\r\n"))
  }

  @Test(arguments: [(nil, 80), (200, 80), (80, 80), (40, 40), (1, 1)])
  func `running text is at most 80 columns wide`(columns: Int?, expected: Int) {
    #expect(Terminal.fake(columns: columns).textColumns == expected)
  }

  @Test(arguments: [("", true), ("0", false)])
  func `an empty NO_COLOR means nothing, any other forbids colours`(value: String, usesColor: Bool) throws {
    let output = try storefront.run(columns: 80, ["--source", "mock"], environment: ["NO_COLOR": value])

    #expect(output.contains("\u{1B}[1m") == usesColor)
  }

  @Test(arguments: [("dumb", false), ("xterm", true)])
  func `a dumb terminal has no colours`(term: String, usesColor: Bool) throws {
    let output = try storefront.run(columns: 80, ["--source", "mock"], environment: ["TERM": term])

    #expect(output.contains("Products"))
    #expect(output.contains("\u{1B}[1m") == usesColor)
  }

  /// The program waits much longer for the server than until it would show progress.
  @Test func `a dumb terminal is shown no progress`() async throws {
    let server = try await TestServer.silent()
    let arguments = [Features.all[0].itemName, "1", "--source", server.baseURL.absoluteString, "--timeout", "1"]

    let output = try storefront.run(columns: 80, arguments, environment: ["TERM": "dumb"])

    #expect(output.contains("The server took too long to respond. Try again in a moment.\r\n"))
    #expect(!output.contains("Loading"))
    #expect(!output.contains("\u{1B}"))
  }

  /// The server never responds, so the spinner turns until the program is interrupted.
  @Test(arguments: [1, 2, 3])
  func `an interrupt erases the spinner and ends the program with 130, whichever load it is`(load: Int) async throws {
    let server = try await TestServer.silent()
    let console = try PseudoTerminal(columns: 80)
    let source = ["--source", server.baseURL.absoluteString, "--timeout", "3600"]
    let program = try storefront.start(on: console, ["browse"] + source)

    for number in 1...load {
      // Another load takes the place of one that is running.
      if number > 1 { try console.type("r\n") }
      try #require(console.output(until: "⠋ Loading …").contains("⠋ Loading …"))
    }
    program.process.interrupt()
    let rest = console.output()
    try program.waitForEnd()

    #expect(rest.contains("\r\u{1B}[K"))
    #expect(!rest.contains("The server"))
    #expect(program.process.terminationReason == .exit)
    #expect(program.process.terminationStatus == 130)
  }
}
