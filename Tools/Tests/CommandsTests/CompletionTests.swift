import TestSupport
import Testing

/// The scripts that complete command lines in a shell.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell's script knows commands and rules`(_ shell: String) throws {
    let run = try Shop().inward("--generate-completion-script", shell)

    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("baseline") && run.output.contains("mocks-in-product"))
  }

  @Test func `why completes the targets that inward.yml names`() throws {
    let rules = "version: 1\nlayers:\n  Domain: { targets: [Domain] }\n  Rest: { targets: [Data, \"*s\", Apps/Shop] }\n"
    let shop = try Shop(["inward.yml": rules])

    let run = try shop.inward(["---completion", "why", "--", "positional@0", "0", "0"])

    #expect(run.output == "Data\nDomain\n", "\(run)")
  }
}
