import Presentation

/// A form by the names that its template uses.
struct FormTemplateValues: TemplateParent {
  let form: Form
  let action: String
  let token: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "action": .text(action)
    case "token": .text(token)
    case "problem": .text(form.failure?.message)
    case "fields": .list(form.fields.map { FieldValues(field: $0) })
    case "isDestructive": .flag(form.isDestructive)
    case "submit": .text(form.submit)
    default: nil
    }
  }

  private struct FieldValues: TemplateParent {
    let field: FormField

    func value(named name: String) -> TemplateValue? {
      switch name {
      case "name": .text(field.name)
      case "label": .text(field.label)
      case "type": .text(field.kind == .secret ? "password" : "text")
      case "value": .text(field.value.isEmpty ? nil : field.value)
      case "purpose": .text(field.purpose?.rawValue)
      case "isName": .flag(field.purpose == .username)
      case "hint": .text(field.hint)
      case "error": .text(field.error)
      case "describedBy": .text(describedBy)
      default: .text(nil)
      }
    }

    /// The hint and the error, which a screen reader reads with the field.
    private var describedBy: String? {
      let ids = [field.hint.map { _ in "\(field.name)-hint" }, field.error.map { _ in "\(field.name)-error" }]
      return ids.contains { $0 != nil } ? ids.compactMap(\.self).joined(separator: " ") : nil
    }
  }
}

/// What can be done on a page, by the names that its template uses.
struct ActionTemplateValues: TemplateParent {
  let action: ContentAction
  let language: RequestLanguage
  let token: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "label": .text(action.label)
    case "href": .text(language.path(for: action.route))
    case "token": .text(token)
    case "isSubmit": .flag(action.kind == .submit)
    case "isDestructive": .flag(action.kind == .destroy)
    default: .text(nil)
    }
  }
}
