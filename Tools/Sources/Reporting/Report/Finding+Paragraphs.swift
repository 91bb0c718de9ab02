public import Model

extension Finding {
  /// The text of a finding that is read away from its source: message, condition, reason and advice.
  public var paragraphs: [String] {
    var paragraphs = [message]
    if let condition { paragraphs.append("Under: \(condition)") }
    if !reason.isEmpty { paragraphs.append("Why: \(reason)") }
    if !advice.isEmpty { paragraphs.append("Fix: \(advice)") }
    return paragraphs
  }
}
