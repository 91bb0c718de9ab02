import ArgumentParser
import Dispatch
import Foundation
import Mutants
import MutationRun

@main
struct MutateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Change the sources in small ways, and print the changes that no test notices.",
    discussion: """
      It builds a copy of the repository with many changes in it, the mutants, which are off. Then it switches one after \
      the other on and runs the tests that reach it.

      Exit status: 0 after a run, 1 if fewer mutants were noticed than --at-least says, 2 if it could not run.
      """
  )

  @OptionGroup var mutants: MutantOptions
  @OptionGroup var tests: TestOptions
  @OptionGroup var output: OutputOptions

  @Option(help: .hidden)
  var repository = "."

  func run() async throws {
    let work = Task { try await perform() }
    signal(SIGINT, SIG_IGN)
    let interrupts = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interrupts.setEventHandler { work.cancel() }
    interrupts.resume()
    do {
      try await work.value
    } catch let failure as RunFailure {
      FileHandle.standardError.write(Data("mutate: \(failure)\n".utf8))
      throw ExitCode(2)
    } catch is CancellationError {
      throw ExitCode(130)
    }
  }

  private func perform() async throws {
    let seed = mutants.seed ?? .random(in: 0..<1_000_000)
    let run = try await MutationRun(of: URL(filePath: repository), options(seed: seed))
    output.say("\(run.places) places can have a mutant; seed \(seed)")
    if output.list {
      for mutant in run.chosen() { output.say("\(mutant.id)  \(mutant.summary)") }
      return
    }
    let folder = output.folder
    let verdicts = try await run.verdicts(in: WorkFolder(folder), say: { [output] in output.say($0) })
    if output.keep == nil { try FileManager.default.removeItem(at: folder) }
    let report = MutationReport(verdicts: verdicts, seed: seed, command: repeating(seed))
    output.say("\n" + report.text)
    if let file = output.json { try report.json().write(to: URL(filePath: file)) }
    if let least = output.atLeast, report.percent < least { throw ExitCode(1) }
  }

  private func options(seed: UInt64) -> MutationOptions {
    var options = MutationOptions()
    options.count = mutants.count
    options.seed = seed
    options.under = mutants.under.isEmpty ? ["Apps", "Packages"] : mutants.under
    options.except = mutants.under.isEmpty ? ["Packages/Mocks"] : []
    options.changedSince = mutants.changed
    options.filters = tests.filter
    options.timeout = tests.timeout.map { .seconds($0) }
    options.jobs = tests.jobs
    return options
  }

  /// The command that chooses the same mutants again.
  private func repeating(_ seed: UInt64) -> String {
    var words = CommandLine.arguments.dropFirst()
    if let hidden = words.firstIndex(of: "--repository") { words.removeSubrange(hidden...(hidden + 1)) }
    let chosen = mutants.seed == nil ? ["--seed", String(seed)] : []
    return (["Tools/Scripts/mutate"] + words + chosen).joined(separator: " ")
  }
}
