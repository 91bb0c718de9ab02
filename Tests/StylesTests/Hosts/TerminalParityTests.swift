import Composition
import Foundation
import Presentation
import Testing

@testable import CLI

/// What the terminal prints is the same in all styles, byte for byte, and the same as without one.
@Suite struct TerminalParityTests {
  private static let commands: [(arguments: [String], input: String?)] = [
    (["products"], nil),
    (["products", "--search", "lamp", "--language", "de"], nil),
    (["products", "--category", "kitchen", "--json"], nil),
    (["products", "--page", "2", "--page-size", "1"], nil),
    (["products", "--search", "zz"], nil),
    (["products", "--page", "9"], nil),
    (["products", "--category", "none", "--json"], nil),
    (["product", "2"], nil),
    (["product", "2", "--json", "--language", "de"], nil),
    (["product", "999"], nil),
    (["browse"], "1\nb\n/bread\n1\nr\nb\n9\nx y\nn\nr\nb\n\n?\np\n2\nn\nq\n1\n"),
    (["browse"], ""),
  ]

  @Test(arguments: commands.indices)
  func `all styles print the same`(index: Int) throws {
    let (arguments, input) = Self.commands[index]

    let plain = try Self.run(arguments, input)

    #expect(!plain.output.isEmpty || !plain.error.isEmpty)
    for style in ProductStyle.all {
      let styled = try Self.run(arguments + ["--style", style.name], input)
      #expect(styled == plain, "\(style.name)")
    }
  }

  @Test func `the style may stand before the command`() throws {
    let style = ProductStyle.all[0].name
    let behind = try Self.run(["product", "2", "--style", style], nil)

    #expect(behind.status == 0)
    #expect(try Self.run(["--style", style, "product", "2"], nil) == behind)
    #expect(try Self.run(["--style=\(style)", "product", "2"], nil) == behind)
  }

  @Test func `an unknown style is a usage error that names the others`() throws {
    let outcome = try Self.run(["products", "--style", "viper"], nil)

    #expect(outcome.status == 64)
    #expect(outcome.error.contains("A style is one of \(ProductStyle.all.map(\.name).joined(separator: ", "))."))
  }

  // Comparison {
  @Test func `the comparison shows every figure`() {
    let terminal = Terminal(isInteractive: false, showsProgress: false, usesColor: false, columns: nil)
    let lines = StylesText.lines(terminal: terminal)

    #expect(lines.first?.hasPrefix("What") == true)
    for row in StyleTable.rows {
      #expect(lines.contains { line in row.allSatisfy { line.contains($0) } })
      #expect(StylesText.markdown.contains("| " + row.joined(separator: " | ") + " |"))
    }
  }
  // } Comparison

  private struct Outcome: Equatable {
    let status: Int32
    let output: String
    let error: String
  }

  private final class Anchor {}
  private struct NotBuilt: Error {}

  /// Runs the built program over made-up data, with nothing in its environment.
  private static func run(_ arguments: [String], _ input: String?) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "styles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "error"].map { folder.appending(path: $0) }
    for file in files { try Data((file == files[0] ? input ?? "" : "").utf8).write(to: file) }
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments + ["--source", "mock"]
    process.environment = ["HOME": folder.path]
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return try Outcome(
      status: process.terminationStatus,
      output: String(contentsOf: files[1], encoding: .utf8),
      error: String(contentsOf: files[2], encoding: .utf8)
    )
  }

  /// The program lies beside the test bundle, or above it where bundles are folders.
  private static func executable() throws -> URL {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path != "/" {
      let candidate = folder.appending(path: "storefront")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
  }
}
