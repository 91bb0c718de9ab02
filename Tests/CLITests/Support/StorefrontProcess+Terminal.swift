import Foundation
import TestSupport

extension StorefrontProcess {
  /// Runs on a terminal, on which a person types nothing but the end of the input. Returns what the terminal shows.
  func run(columns: UInt16, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let console = try PseudoTerminal(columns: columns)
    let program = try start(on: console, arguments, environment: environment)
    try console.type("\u{4}")
    let output = console.output()
    try program.waitForEnd()
    return output
  }

  /// Starts a program on a terminal that no other program uses then.
  func start(
    on console: PseudoTerminal,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let process = try make(arguments, environment: environment)
    process.standardInput = console.terminal
    process.standardOutput = console.terminal
    process.standardError = console.terminal
    let program = try RunningProgram(process)
    try console.terminal.close()
    return program
  }
}
