import Foundation
import Testing

@testable import Mutants

/// A program with a mutant at every place, compiled and run.
@Suite(.timeLimit(.minutes(5)))
struct CompiledTests {
  private static let code = """
    struct Basket {
      static let limit = 3
      private(set) var items: [String] = []

      mutating func add(_ item: String, count: Int = 1) throws(Full) {
        guard items.count + count <= Self.limit else { throw .full }
        for _ in 0..<count { items.append(item) }
      }

      var oldest: String? { items.first }

      func label(_ separator: Character = ",") -> String {
        items.isEmpty ? "nothing" : items.joined(separator: String(separator))
      }
    }

    enum Full: Error { case full }

    func run() throws -> String {
      var basket = Basket()
      var log = [basket.label()]
      try basket.add("pen", count: 2)
      log.append(basket.oldest ?? "none")
      do { try basket.add("cup", count: 2) } catch { log += ["\\(error)"] }
      try basket.add("ink")
      log.append(basket.label("/"))
      return log.joined(separator: " ")
    }

    print(try run())

    """

  @Test func `every mutant compiles, is reached, and is on alone`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var queue = MutantQueue(mutants(Self.code), seed: 1)
    var chosen: [(id: Int, mutant: Mutant)] = []
    while let mutant = queue.next() { chosen.append((chosen.count + 1, mutant)) }
    let program = try compile(MutatedFile(Self.code, mutants: chosen).text, chosen.count, in: folder)

    #expect(try run(program, mutant: nil) == "nothing pen full pen/pen/ink\n")
    #expect(try run(program, mutant: 0) == "nothing pen full pen/pen/ink\n")
    let outputs = try chosen.map { try run(program, mutant: $0.id) }
    // The defaults of the separator and of nil are not used, and three items are as many too many as two.
    let same = zip(chosen, outputs).filter { $1 == "nothing pen full pen/pen/ink\n" }.map(\.0.mutant.original)
    #expect(Set(same) == [#"",""#, #""none""#, #""cup""#, "2"])
    #expect(Set(outputs).count > 8)
  }

  private func compile(_ code: String, _ count: Int, in folder: URL) throws -> URL {
    let sources = ["main.swift": code, "Switch.swift": MutationSwitch.text(folder: folder.path, count: count)]
    for (name, text) in sources { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let files = sources.keys.map { folder.appending(path: $0).path }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options =
      ["-swift-version", "6", "-warnings-as-errors"] + features.flatMap { ["-enable-upcoming-feature", $0] }
    let program = folder.appending(path: "program")
    let output = try run(URL(filePath: "/usr/bin/env"), ["swiftc"] + options + files + ["-o", program.path])
    #expect(FileManager.default.fileExists(atPath: program.path), "\(output)")
    return program
  }

  private func run(_ program: URL, mutant: Int?) throws -> String {
    try run(program, [], variables: mutant.map { [MutationSwitch.variable: String($0)] } ?? [:])
  }

  private func run(_ program: URL, _ arguments: [String], variables: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
