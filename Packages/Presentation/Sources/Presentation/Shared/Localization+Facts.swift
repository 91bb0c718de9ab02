import Domain
import Foundation

/// Values of any type with their labels, as a person reads them. A missing or empty value has no fact.
extension Localization {
  /// The facts whose values are there.
  func facts(_ facts: Fact?...) -> [Fact] {
    facts.compactMap(\.self)
  }

  func fact(_ label: TextKey, _ value: String?) -> Fact? {
    guard let value, !value.isEmpty else { return nil }
    return Fact(label: text(label), value: value)
  }

  func fact(_ label: TextKey, _ value: TextKey?) -> Fact? {
    fact(label, value.map { text($0) })
  }

  func fact(_ label: TextKey, _ values: [String]) -> Fact? {
    fact(label, values.joined(separator: ", "))
  }

  func fact(_ label: TextKey, _ value: Int?) -> Fact? {
    fact(label, value.map(number))
  }

  func fact(_ label: TextKey, _ value: Double?) -> Fact? {
    fact(label, value?.formatted(.number.locale(locale)))
  }

  func fact(_ label: TextKey, _ value: Money?) -> Fact? {
    fact(label, value.map(money))
  }

  func fact(_ label: TextKey, _ value: Bool?) -> Fact? {
    fact(label, value.map { text($0 ? .sharedValueYes : .sharedValueNo) })
  }

  func fact(_ label: TextKey, _ value: Date?) -> Fact? {
    fact(label, value.map(date))
  }

  /// A host may open a web link; any other URL is shown as text.
  func fact(_ label: TextKey, _ url: URL?) -> Fact? {
    guard let url else { return nil }
    let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
    return Fact(label: text(label), value: url.absoluteString, link: isWeb ? url : nil)
  }
}
