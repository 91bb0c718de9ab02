import StyleContract
import Testing

/// A suite that rejects nothing says nothing: each broken implementation is rejected, and only for its own reason.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BrokenTests {
  @Test(arguments: Behaviour.allCases)
  func `the reference keeps the contract`(behaviour: Behaviour) async {
    let faults = await behaviour.faults(of: { ReferenceBrowser($0) })

    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: BrokenBrowser.all)
  func `a broken browser is rejected for its own reason`(browser: BrokenBrowser) async {
    var rejected: [Behaviour] = []
    for behaviour in Behaviour.allCases {
      if await !behaviour.faults(of: browser.make).isEmpty { rejected.append(behaviour) }
    }

    #expect(rejected == [browser.broken])
  }

  /// Behaviours that no broken browser fails could be checks that cannot fail.
  @Test func `each promise is broken by somebody`() {
    let broken = Set(BrokenBrowser.all.map(\.broken))

    #expect(Behaviour.allCases.filter { !broken.contains($0) } == [])
  }
}
