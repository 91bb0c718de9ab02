import Model

extension Finding {
  /// What a reader is told who sees the finding away from its file: what is wrong, when, why, and how to mend it.
  var paragraphs: [String] {
    var paragraphs = [message]
    if let condition { paragraphs.append("Under: \(condition)") }
    if !reason.isEmpty { paragraphs.append("Why: \(reason)") }
    if !advice.isEmpty { paragraphs.append("Fix: \(advice)") }
    return paragraphs
  }
}
