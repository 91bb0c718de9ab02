import Presentation

/// What a page's forms have beside their own fields.
struct FormExtras {
  /// See ``FormToken``.
  var token = ""

  /// What was entered in a form that the page interrupts.
  var draft: FormDraft?

  /// Why what was sent was not submitted, if the form itself does not know.
  var problem: String?
}

/// A form by the names that its template uses.
struct FormTemplateValues: TemplateParent {
  let form: Form
  let action: String
  let extras: FormExtras

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "action": .text(action)
    case "token": .text(extras.token)
    case "problem": .text(form.failure?.message ?? extras.problem)
    case "hiddenFields": .list(hiddenFields)
    case "fields": .list(form.fields.filter { $0.kind != .hidden }.map { FieldValues(field: $0) })
    case "isDestructive": .flag(form.isDestructive)
    case "submit": .text(form.submit)
    default: nil
    }
  }

  private var hiddenFields: [any TemplateParent] {
    let own = form.fields.filter { $0.kind == .hidden }.map { FieldValues(field: $0) }
    return own + (extras.draft.map(KeptFields.values) ?? [])
  }
}

/// A field of a form, and each kind of field by its element of HTML.
private struct FieldValues: TemplateParent {
  let field: FormField

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(field.name)
    case "label": .text(field.label)
    case "isRequired": .flag(field.isRequired)
    case "value": .text(field.value.isEmpty && field.kind != .hidden ? nil : field.value)
    case "purpose": .text(field.purpose?.rawValue)
    case "isName": .flag(field.purpose == .username)
    case "hint": .text(field.hint)
    case "error": .text(field.error)
    case "stored": .text(field.stored)
    case "describedBy": .text(describedBy)
    default: valueOfKind(named: name)
    }
  }

  private func valueOfKind(named name: String) -> TemplateValue? {
    switch (name, field.kind) {
    case ("type", .secret): .text("password")
    case ("type", .date): .text("date")
    case ("type", .link): .text("url")
    case ("type", _): .text("text")
    // Browsers refuse a comma in a field of the type "number".
    case ("mode", .integer): .text("numeric")
    case ("mode", .number), ("mode", .money): .text("decimal")
    case ("isToggle", _): .flag(field.isToggle)
    case ("isOn", _): .flag(field.value == FormField.on)
    case ("on", _): .text(FormField.on)
    case ("isChoice", .choice): .flag(true)
    case ("choices", .choice(let choices)): .list(options(choices))
    default: .text(nil)
    }
  }

  private func options(_ choices: [Choice]) -> [TemplateValues] {
    choices.map { choice in
      let id = choice.id ?? ""
      return ["id": .text(id), "name": .text(choice.name), "isCurrent": .flag(id == field.value)]
    }
  }

  /// The texts that a screen reader reads with the field.
  private var describedBy: String? {
    let ids = [
      field.hint.map { _ in "\(field.name)-hint" }, field.error.map { _ in "\(field.name)-error" },
      field.stored.map { _ in "\(field.name)-stored" },
    ]
    return ids.contains { $0 != nil } ? ids.compactMap(\.self).joined(separator: " ") : nil
  }
}

/// What can be done on a page, by the names that its template uses.
struct ActionTemplateValues: TemplateParent {
  let action: ContentAction
  let language: RequestLanguage
  let extras: FormExtras

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "label": .text(action.label)
    case "href": .text(language.path(for: action.route))
    case "token": .text(extras.token)
    // A page that is the same for everyone has no token, and leads to the form instead.
    case "isSubmit": .flag((action.kind == .submit || kept != nil) && !extras.token.isEmpty)
    case "hiddenFields": .list(kept ?? [])
    case "isDestructive": .flag(action.kind == .destroy)
    default: .text(nil)
    }
  }

  /// What the page keeps, with the wish to see the form first; nil if the action is no other way to the same form.
  private var kept: [TemplateValues]? {
    guard let draft = extras.draft, AuthCoordinator(resumedBy: action.route)?.wanted == draft.route else { return nil }
    return KeptFields.values(of: draft) + [["name": .text(KeptFields.onlyShow), "value": .text(FormField.on)]]
  }
}
