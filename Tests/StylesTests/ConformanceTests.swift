import StyleContract
import Styles
import Testing

/// Every style keeps every promise of the contract.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ConformanceTests {
  @Test(arguments: Style.allCases, Behaviour.allCases)
  func `a style keeps the contract`(style: Style, behaviour: Behaviour) async {
    let faults = await behaviour.faults(of: { style.browser($0) })

    #expect(faults.isEmpty, "\(style.rawValue): \(faults.joined(separator: "\n"))")
  }
}
