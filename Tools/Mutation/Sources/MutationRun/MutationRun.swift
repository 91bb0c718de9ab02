package import Foundation
package import Mutants
import SwiftParser

/// A mutation run of a repository's tests, from its sources to the report.
package struct MutationRun: Sendable {
  private let root: String
  private let options: MutationOptions
  private let graph: PackageGraph
  private let originals: [String: String]
  private let mutants: [Mutant]

  /// Reads the repository and finds its mutants.
  package init(of root: URL, _ options: MutationOptions) async throws {
    let root = root.standardizedFileURL.resolvingSymlinksInPath().path
    let scratch = FileManager.default.temporaryDirectory.appending(path: "mutate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    graph = try PackageGraph(try await PackageDescription.all(from: root, scratch: scratch.path), root: root)
    self.root = root
    self.options = options

    let targets = graph.targets.filter { !$0.isTest }
    let files = targets.flatMap(\.files)
    let texts = try Dictionary(
      uniqueKeysWithValues: Set(files).map { ($0, try String(contentsOfFile: root + "/" + $0, encoding: .utf8)) }
    )
    originals = texts
    let finder = MutantFinder(sources: texts.sorted { $0.key < $1.key }.map { Parser.parse(source: $0.value) })
    var changed: ChangedLines?
    if let base = options.changedSince { changed = try await ChangedLines(since: base, in: root) }
    var found: [Mutant] = []
    for target in targets where !graph.tests(of: target.name).isEmpty {
      for path in target.files where options.includes(path) {
        guard let text = texts[path], !text.hasPrefix("// Generated") else { continue }
        found += finder.mutants(of: text, path: path).filter { changed?.contains(path, $0.line) ?? true }
      }
    }
    mutants = found
  }

  /// How many places of the sources can have a mutant.
  package var places: Int { MutantQueue(mutants, seed: options.seed).count }

  /// The mutants that are tried first. Those that do not compile are replaced by others.
  package func chosen() -> [NumberedMutant] {
    var queue = MutantQueue(mutants, seed: options.seed)
    return (1...max(count, 1)).compactMap { id in queue.next().map { NumberedMutant(id: id, mutant: $0) } }
  }

  private var count: Int { options.count == 0 ? places : min(options.count, places) }

  /// Builds the mutants and runs the tests with each.
  package func verdicts(in work: WorkFolder, say: @escaping @Sendable (String) -> Void) async throws -> [Verdict] {
    if places == 0 { return [] }
    try await work.update(from: root, with: try impatientTests())
    let mutated = graph.targets.filter { !$0.isTest && $0.files.contains(where: options.includes) }
    let sources = MutatedSources(originals: originals, targets: mutated, work: work)
    let builder = Builder(sources: sources, work: work, say: say)
    let built = try await builder.build(count, from: MutantQueue(mutants, seed: options.seed))

    let modules = built.map { module(of: $0) }
    let program = try await TestProgram(package: graph.name, in: work)
    let baseline = try await Baseline(of: suites(testing: Set(modules), program.tests()), program, say: say)
    let trial = MutantTrial(program: program, baseline: baseline, timeout: options.timeout)
    return try await trial.verdicts(on: Array(zip(built, modules)), jobs: options.jobs, say: say)
  }

  /// The test files with a time limit, of one minute: a test that a mutant lets wait for ever is then a failed one.
  private func impatientTests() throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in graph.targets.filter(\.isTest).flatMap(\.files) {
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      let impatient = text.replacing(/\.timeLimit\(\.minutes\([0-9]+\)\)/, with: ".timeLimit(.minutes(1))")
      if impatient != text { texts[path] = impatient }
    }
    return texts
  }

  private func module(of mutant: NumberedMutant) -> String {
    graph.targets.first { $0.files.contains(mutant.mutant.path) }?.name ?? ""
  }

  private func suites(testing modules: Set<String>, _ tests: [Substring]) -> [TestSuite] {
    let filters = options.filters
    if !filters.isEmpty { return filters.map { TestSuite(target: $0, name: $0, filter: $0) } }
    return TestSuite.all(of: Set(modules.flatMap { graph.tests(of: $0) }), in: tests)
  }
}
