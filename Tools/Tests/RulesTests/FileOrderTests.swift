import Model
import Reading
import Rules
import Testing

@Suite(.timeLimit(.minutes(10))) struct FileOrderTests {
  @Test func `findings do not depend on the order of packages, targets and files`() async throws {
    let this = try await ThisRepository(depth: .declarations)
    var repository = this.repository
    for package in repository.packages.indices {
      for target in repository.packages[package].targets.indices {
        let folder = repository.packages[package].targets[target].path
        let source =
          "import SomeLibrary\n@testable import Data\nfinal class Session { static let shared = Session() }\n"
        let facts = SourceScanner.facts(of: source, depth: .declarations)
        repository.packages[package].targets[target].files.append(
          SourceFile(path: "\(folder)/Injected.swift", facts: facts)
        )
      }
    }
    var reversed = repository
    reversed.packages.reverse()
    for package in reversed.packages.indices {
      reversed.packages[package].targets.reverse()
      for target in reversed.packages[package].targets.indices {
        reversed.packages[package].targets[target].files.reverse()
      }
    }

    let findings = await Self.findings(in: repository, this.configuration)

    #expect(findings.count > 50)
    #expect(await Self.findings(in: reversed, this.configuration) == findings)
  }

  private static func findings(in repository: Repository, _ configuration: Configuration) async -> [Finding] {
    await Linter(configuration).result(in: RuleContext(repository: repository, configuration: configuration)).findings
  }
}
