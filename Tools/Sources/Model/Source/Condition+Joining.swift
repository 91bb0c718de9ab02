extension Condition {
  /// The conjunction of the distinct conditions, or `nil` if there are none.
  public static func conjunction(of conditions: [Condition]) -> Condition? {
    var distinct: [Condition] = []
    for condition in conditions where !distinct.contains(condition) { distinct.append(condition) }
    guard let first = distinct.first else { return nil }
    return distinct.dropFirst().reduce(first) { .and($0, $1) }
  }
}
