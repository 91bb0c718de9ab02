import Foundation

/// Values of any type with their labels, as a person reads them. One that is missing or says nothing is no fact.
extension Localization {
  /// The facts that there are.
  func facts(_ facts: FactViewData?...) -> [FactViewData] {
    facts.compactMap(\.self)
  }

  func fact(_ label: TextKey, _ value: String?) -> FactViewData? {
    guard let value, !value.isEmpty else { return nil }
    return FactViewData(label: text(label), value: value)
  }

  func fact(_ label: TextKey, _ values: [String]) -> FactViewData? {
    fact(label, values.joined(separator: ", "))
  }

  func fact(_ label: TextKey, _ value: Int?) -> FactViewData? {
    fact(label, value.map(number))
  }

  func fact(_ label: TextKey, _ value: Double?) -> FactViewData? {
    fact(label, value?.formatted(.number.locale(locale)))
  }

  func fact(_ label: TextKey, _ value: Decimal?) -> FactViewData? {
    fact(label, value?.formatted(.number.locale(locale)))
  }

  func fact(_ label: TextKey, _ value: Bool?) -> FactViewData? {
    fact(label, value.map { text($0 ? .sharedValueYes : .sharedValueNo) })
  }

  func fact(_ label: TextKey, _ value: Date?) -> FactViewData? {
    fact(label, value.map(date))
  }

  /// The fact leads where the link leads.
  func fact(_ label: TextKey, _ link: URL?) -> FactViewData? {
    link.map { FactViewData(label: text(label), value: $0.absoluteString, link: $0) }
  }
}
