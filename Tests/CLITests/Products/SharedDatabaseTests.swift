import Foundation
import TestSupport
import Testing

/// Several processes, and processes that die, on one database.
@Suite struct SharedDatabaseTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test func `processes that start together on a new database all see the whole catalogue`() throws {
    let runs = try (0..<6).map { number in
      let output = try storefront.home.write("", to: "output \(number)")
      let process = try storefront.make(["products", "--json", "--page-size", "1"])
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      return (process, try RunningProgram(process), output)
    }

    for (process, program, output) in runs {
      try program.waitForEnd()
      #expect(process.terminationStatus == 0)
      #expect(try String(contentsOf: output, encoding: .utf8).contains(#""total":528"#))
    }
  }

  /// Whenever a process ends, the next one finds nothing or everything. The process waits for commands that never come, so
  /// it cannot end before it is killed.
  @Test(arguments: [1, 50_000, 200_000, 400_000, 800_000])
  func `a process that is killed leaves no half-filled catalogue`(_ bytes: Int) throws {
    let database = storefront.home.path("shop.sqlite")
    let output = try storefront.home.write("", to: "output")
    let process = try storefront.make(["browse", "--database", database])
    process.standardInput = Pipe()
    process.standardOutput = try FileHandle(forWritingTo: output)

    let program = try RunningProgram(process)
    // The list is printed after the catalogue was filled. Nothing tells a test how far another process is, so it looks.
    while process.isRunning, size(of: output.path) == 0, size(of: database) + size(of: database + "-wal") < bytes {
      usleep(100)
    }
    program.stop()
    try program.waitForEnd()
    let products = try storefront.run("products", "--database", database, "--json", "--page", "528", "--page-size", "1")
    let articles = try storefront.run("articles", "a", "--database", database, "--json", "--page-size", "1")

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGKILL)
    #expect(products.output.contains(#""total":528"#))
    #expect(articles.output.contains(#""totalResults":1000"#))
  }

  private func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
