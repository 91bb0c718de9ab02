import Configurations
import Model
import TestSupport
import Testing

struct ConfigurationRoundTripTests {
  private static let names = [
    "Domain", "on", "Yes", "n", "null", "~", "1", "1.5", "0x1F", "1e3", ".inf", "2026-01-01", "12:30:45", "@x", "`a`",
    "%a", "a: b", "a:", ":a", "a #b", "#a", "- a", "-", "a, b", "[a]", "{a}", "&a", "!a", "|", ">", "'", "''", "\"",
    "\\", "\\n", " a", "a ", "a  b", "a b", "ä", "日本", "👩‍👩‍👧", "e\u{301}", "a\u{FEFF}", "a\u{85}b", "a\u{2028}b", "a\tb",
    "a\nb", "\u{7F}", "\u{0}", "<<", "=", "---", "...", "version", "layers", "Kit+Extras", "my-kit", "A.B", "_",
  ]

  @Test(arguments: names)
  func `any name survives as a layer and as a module`(name: String) throws {
    let repository = SampleRepository.make([
      (name, ["\(name)x", "X" + name]), ("Other", [Target.moduleName(for: name)]),
    ])

    let configuration = try read(repository)

    #expect(configuration.layers.map(\.name) == [name, "Other"])
    #expect(configuration.layer(named: name)?.targets.map(\.text) == [name])
    #expect(configuration.layer(named: name)?.external.map(\.text) == ["\(name)x", "X" + name].sorted())
    #expect(configuration.layer(named: "Other")?.mayImport.map(\.text) == [name])
  }

  @Test(arguments: 0..<60)
  func `a written configuration allows each import of the repository, and no other`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let repository = randomRepository(using: &generator)
    let targets = repository.packages.flatMap(\.targets)
    let locals = Dictionary(targets.map { ($0.moduleName, $0.name) }) { first, _ in first }

    let configuration = try read(repository)

    for target in targets {
      let owners = configuration.layers.filter { $0.targets.contains { $0.matches(target.name) } }
      #expect(owners.count == 1)
      let layer = try #require(owners.first)
      for module in Set(target.files.flatMap(\.facts.imports).map(\.module)) {
        if let other = locals[module] {
          let allowed = configuration.layers.filter { candidate in
            candidate.name == layer.name || layer.mayImport.contains { $0.text == candidate.name }
          }
          #expect(allowed.contains { $0.targets.contains { $0.text == other } }, "\(target.name) imports \(module)")
        } else {
          #expect(layer.external.contains { $0.text == module }, "\(target.name) imports \(module)")
        }
      }
    }
    let used = Set(targets.flatMap { $0.files.flatMap(\.facts.imports).map(\.module) })
    #expect(configuration.layers.allSatisfy { $0.external.allSatisfy { used.contains($0.text) } })
  }

  @Test(arguments: 0..<20)
  func `the order of packages does not matter`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let repository = randomRepository(using: &generator)
    var shuffled = repository
    shuffled.packages[0].targets.shuffle(using: &generator)

    for freeze in [true, false] {
      #expect(
        ConfigurationWriter.yaml(for: shuffled, freeze: freeze)
          == ConfigurationWriter.yaml(for: repository, freeze: freeze)
      )
    }
  }

  private func read(_ repository: Repository) throws -> Configuration {
    try ConfigurationReader.configuration(from: ConfigurationWriter.yaml(for: repository, freeze: true), rules: [])
  }

  private func randomRepository(using generator: inout SplitMix64) -> Repository {
    let names = (0..<Int.random(in: 1...14, using: &generator)).map { $0 % 4 == 3 ? "T\($0)Tests" : "T\($0)" }
    let modules = names + ["Foundation", "UIKit", "on", "A long name of a module that breaks the line"]
    let density = Double.random(in: 0...0.4, using: &generator)
    return SampleRepository.make(
      names.map { name in
        (name, modules.filter { _ in Double.random(in: 0...1, using: &generator) < density }.filter { $0 != name })
      }
    )
  }
}
