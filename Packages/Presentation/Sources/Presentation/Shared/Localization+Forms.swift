public import Domain

/// The texts of forms.
extension Localization {
  func text(_ key: TextKey, numbers: [Int]) -> String {
    key.template(in: language, count: nil).filled(with: numbers.map(number))
  }

  func label(of field: FormFieldDescription) -> String {
    guard var label = field.label.map({ text($0) }) else { return "" }
    if case .money(let currencyCode) = field.kind { label += " (\(currencyCode))" }
    return field.isRequired || field.kind.isToggle ? label : text(.formsFieldOptional, label)
  }

  func kind(of field: FormFieldDescription) -> FormField.Kind {
    switch field.kind {
    case .text, .reference: .text
    case .secret: .secret
    case .number: .number
    case .integer: .integer
    case .link: .link
    case .money(let currencyCode): .money(currencyCode: currencyCode)
    case .date: .date
    case .choice(let choices):
      kind(of: choices.map { Choice(id: $0.id, name: text($0.name)) })
    case .toggle: .toggle(on: text(.sharedValueYes), off: text(.sharedValueNo))
    case .hidden: .hidden
    }
  }

  func kind(of choices: [Choice]) -> FormField.Kind {
    .choice([Choice(id: nil, name: text(.formsFieldNone))] + choices)
  }

  /// What a person is told about a value that breaks a rule.
  public func sentence(_ rule: ValidationError.Rule) -> String {
    switch rule {
    case .required: text(.formsFieldRequired)
    case .tooShort(let minimum): text(.formsFieldTooShort, count: minimum)
    case .tooLong(let maximum): text(.formsFieldTooLong, count: maximum)
    case .invisibleCharacters: text(.formsFieldInvisibleCharacters)
    case .nameCharacters: text(.formsFieldNameCharacters)
    case .number: text(.formsFieldNumber)
    case .integer: text(.formsFieldInteger)
    case .tooSmall(let minimum): text(.formsFieldTooSmall, numbers: [minimum])
    case .tooLarge(let maximum): text(.formsFieldTooLarge, numbers: [maximum])
    case .link: text(.formsFieldLink)
    case .comma: text(.formsFieldComma)
    case .date: text(.formsFieldDate)
    case .choice: text(.formsFieldChoice)
    case .postalCode: text(.formsFieldPostalCode)
    case .taken: text(.formsFieldTaken)
    case .wrongPassword: text(.formsFieldWrongPassword)
    }
  }
}
