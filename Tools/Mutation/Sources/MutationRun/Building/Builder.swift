import Foundation
import Mutants

/// Builds the copy with as many mutants as wanted, without those that do not compile.
struct Builder {
  static let rounds = 15

  /// After this many rounds the mutants that do not compile are not replaced any more.
  static let replacingRounds = 8

  let sources: MutatedSources
  let work: WorkFolder
  let say: @Sendable (String) -> Void

  /// - Returns: The mutants that are in the build.
  func build(_ count: Int, from queue: MutantQueue) async throws -> [NumberedMutant] {
    var queue = queue
    var (mutants, last) = ([NumberedMutant](), 0)
    for round in 1...Self.rounds {
      while mutants.count < count, round <= Self.replacingRounds, let mutant = queue.next() {
        last += 1
        mutants.append(NumberedMutant(id: last, mutant: mutant))
      }
      let files = try sources.write(mutants)
      let log = work.logs.appending(path: "build-\(round).log")
      say("building with \(mutants.count) mutants, round \(round)")
      if try await swiftBuild(log) {
        try sources.restore()
        return mutants
      }
      let text = try String(contentsOf: log, encoding: .utf8)
      let suspects = suspects(BuildErrors(log: text, root: work.copy.path).places, files, mutants)
      if suspects.isEmpty {
        let errors = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(20).joined(separator: "\n")
        throw RunFailure("the copy does not build, and no mutant is the reason; see \(log.path)\n\(errors)")
      }
      for mutant in mutants where suspects.contains(mutant.id) { say("does not compile: \(mutant.summary)") }
      mutants.removeAll { suspects.contains($0.id) }
    }
    throw RunFailure("the copy does not build after \(Self.rounds) rounds; see \(work.logs.path)")
  }

  /// The mutants at the errors; in a file without mutants, all of its target.
  private func suspects(
    _ places: [BuildErrors.Place],
    _ files: [String: MutatedFile],
    _ mutants: [NumberedMutant]
  ) -> Set<Int> {
    Set(
      places.flatMap { place in
        if let file = files[place.path] { return Array(file.suspects(line: place.line)) }
        guard let target = sources.targets.first(where: { $0.files.contains(place.path) }) else { return [] }
        return mutants.filter { target.files.contains($0.mutant.path) }.map(\.id)
      }
    )
  }

  private func swiftBuild(_ log: URL) async throws -> Bool {
    let session = Session(
      command: ["/usr/bin/env", "swift", "build"] + work.buildOptions + ["--build-tests"],
      folder: work.copy.path,
      environment: ProcessInfo.processInfo.environment,
      log: log.path
    )
    return try await session.run(timeout: .seconds(3 * 3_600)).ending == .exit(0)
  }
}

extension WorkFolder {
  var buildOptions: [String] { ["--package-path", copy.path, "--scratch-path", scratch.path] }
}

extension NumberedMutant {
  /// The mutant on one line.
  package var summary: String { "\(mutant.place)  \(mutant.kind.rawValue): \(mutant.original)  →  \(mutant.mutated)" }
}
