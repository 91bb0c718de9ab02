import ArgumentParser
import Presentation

/// Asks for the fields of a form, one after the other. It decides what is asked and what an answer means; who uses it prints
/// and reads.
struct FormDialogue {
  /// What a line means that was typed.
  enum Answer: Equatable {
    /// The field is set, or keeps its value.
    case edit(String, to: String)
    case keep

    /// The line is none of the answers that can be given; the same is asked again.
    case unclear

    /// Submits the form.
    case submit

    /// Leaves the form.
    case back

    /// Leaves the form for another one.
    case open(Route)
  }

  /// What leaves a form, and what makes a field empty. No value of a field is one of them.
  static let back = "."
  static let clear = "-"

  /// What precedes the key of an action, as `a1`, in a form that offers any: a line with the key alone may be a value.
  static let actionPrefix = back + " "

  /// Which fields are asked for.
  enum Scope {
    case all, secrets

    /// Those with something to correct, or all if there is none.
    case problems
  }

  private var fields: ArraySlice<FormField>
  private let actions: [ContentAction]
  private let confirms: Bool

  /// The label of what submitting does.
  let submit: String

  /// - Parameters:
  ///   - actions: What can be done instead.
  ///   - confirms: Whether the last question is whether to submit; nil to ask that if the form destroys something, or if one
  ///     that asks for nothing else has failed.
  init(_ form: Form, _ scope: Scope = .all, actions: [ContentAction] = [], confirms: Bool? = nil) {
    let shown = form.fields.filter { $0.kind != .hidden }
    let wrong = shown.filter { $0.error != nil || $0.stored != nil }
    fields =
      switch scope {
      case .all: shown[...]
      case .secrets: shown.filter { $0.kind == .secret }[...]
      case .problems: (wrong.isEmpty ? shown : wrong)[...]
      }
    self.actions = actions
    self.confirms = confirms ?? (form.isDestructive || shown.isEmpty && !form.asksNothing)
    submit = form.submit
  }

  /// The field that is asked for; nil for whether to submit.
  var field: FormField? { fields.first }

  /// Whether the form is submitted without another question, now that all fields have an answer.
  var isDone: Bool { fields.isEmpty && !confirms }

  /// The value that an option names: as an answer, but an empty one is no value and nothing is kept.
  ///
  /// - Throws: A `ValidationError` for what is none of the field's values.
  static func option(_ text: String, for field: FormField) throws -> String {
    switch field.kind {
    case .choice(let choices) where !text.isEmpty:
      if let value = value(of: text, for: field) { return value.text }
      throw ValidationError("“\(text)” is no \(field.name). Use \(choices.compactMap(\.id).joined(separator: ", ")).")
    case .toggle where !text.isEmpty:
      if let value = value(of: text, for: field) { return value.text }
      throw ValidationError("“\(text)” is no \(field.name). Use yes or no.")
    default: return text
    }
  }

  mutating func answer(_ line: String) -> Answer {
    if line == Self.back { return .back }
    if let answer = action(line) { return answer }
    guard let field else { return Self.isYes(line) ? .submit : .back }
    guard let value = Self.value(of: line, for: field) else { return .unclear }
    fields.removeFirst()
    return value.isKept ? .keep : .edit(field.name, to: value.text)
  }

  private func action(_ line: String) -> Answer? {
    guard !actions.isEmpty, line.hasPrefix(Self.actionPrefix) else { return nil }
    let number = BrowserCommand.action(String(line.dropFirst(Self.actionPrefix.count)))
    return number.flatMap { actions.numbered($0) }.map { .open($0.route) } ?? .unclear
  }

  private static func value(of line: String, for field: FormField) -> (text: String, isKept: Bool)? {
    if field.kind == .secret { return (line, false) }
    if line.isEmpty { return ("", true) }
    if line == clear { return ("", false) }
    switch field.kind {
    case .choice(let choices):
      let named = choices.dropFirst()
      let numbered = Int(line).flatMap { 1...named.count ~= $0 ? choices[$0] : nil }
      let choice =
        numbered
        ?? named.first { choice in
          [choice.id, choice.name].contains { $0?.lowercased() == line.lowercased() }
        }
      return choice?.id.map { ($0, false) }
    case .toggle:
      return isYes(line) ? (FormField.on, false) : isNo(line) ? ("", false) : nil
    default: return (line, false)
    }
  }

  private static func isYes(_ line: String) -> Bool { ["y", "yes", "true", "j", "ja"].contains(line.lowercased()) }

  private static func isNo(_ line: String) -> Bool { ["n", "no", "false", "nein"].contains(line.lowercased()) }
}
