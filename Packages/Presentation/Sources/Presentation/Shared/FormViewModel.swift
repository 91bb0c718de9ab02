import Domain
public import Observation

/// The form of any feature: it holds what is entered, submits it once at a time, and shows each problem at its field.
@MainActor
@Observable
public final class FormViewModel: Screen {
  public typealias Action = ScreenAction
  public typealias State = ScreenState

  public private(set) var state: State

  @ObservationIgnored private let description: any FormDescription
  @ObservationIgnored private let environment: ScreenEnvironment

  /// What was entered, secrets as well, and what it was before. A page without scripts enters all before the form is loaded.
  @ObservationIgnored private var values: [String: String] = [:]
  @ObservationIgnored private var initialValues: [String: String] = [:]
  @ObservationIgnored private let loading = LatestTask<FormStart>()
  @ObservationIgnored private let submission = LatestTask<Submission>()

  private enum Submission {
    case done(next: Route)
    case conflict(with: FormStart)
  }

  public init(_ description: any FormDescription, in environment: ScreenEnvironment = ScreenEnvironment()) {
    self.description = description
    self.environment = environment
    state = ScreenState(
      route: description.route,
      title: environment.localization.text(description.texts.title),
      back: description.back,
      content: .idle
    )
  }

  public func send(_ action: Action) async {
    switch action {
    case .appear, .retry:
      if state.content.content == nil, !loading.isRunning { await load() }
    case .edit(let name, let value):
      edit(name, value)
    case .submit:
      await submit()
    default: break
    }
  }

  private func load() async {
    let description = description
    state.content = .loading
    if let draft { values.merge(draft.values) { entered, _ in entered } }
    switch await loading.run({ () async throws(DomainError) in try await description.load() }) {
    case .success(let start):
      values = start.values.merging(values) { $1 }
      initialValues = start.values
      state.content = .loaded(content(start))
      if draft != nil { environment.coordinator?.draft = nil }
    case .failure(let error):
      state.content = .failed(failure(of: error))
      leave(because: error)
    case .cancelled:
      state.content = .idle
    case .superseded:
      break
    }
  }

  private func edit(_ name: String, _ value: String) {
    if state.content.content == nil, description.fields.contains(where: { $0.name == name }) { values[name] = value }
    update { form in
      guard let index = form.fields.firstIndex(where: { $0.name == name }), !form.isSubmitting else { return }
      values[name] = value
      if form.fields[index].kind != .secret { form.fields[index].value = value }
      form.fields[index].error = nil
      form.hasChanges = hasChanges
    }
  }

  private func submit() async {
    guard let form = state.content.content?.form, !submission.isRunning else { return }
    let (description, entered) = (description, form.values(of: values, in: environment.localization))
    update { form in
      form.isSubmitting = true
      form.failure = nil
      for index in form.fields.indices { (form.fields[index].error, form.fields[index].stored) = (nil, nil) }
    }
    let outcome = await submission.run { () async throws(DomainError) -> Submission in
      do throws(DomainError) {
        return .done(next: try await description.submit(try entered.get()))
      } catch .conflict {
        return .conflict(with: try await description.load())
      }
    }
    update { $0.isSubmitting = false }
    switch outcome {
    case .success(.done(let route)):
      initialValues = values
      update { $0.hasChanges = false }
      if environment.coordinator?.draft?.route != route { environment.coordinator?.draft = nil }
      environment.coordinator?.replace(with: route)
    case .success(.conflict(let stored)): show(stored)
    case .failure(.invalid(let error)): show(error)
    case .failure(let error):
      let failure = failure(of: error)
      update { $0.failure = failure }
      leave(because: error)
    case .cancelled, .superseded: break
    }
  }

  private var hasChanges: Bool { values.contains { $0.value != initialValues[$0.key] ?? "" } }

  /// What was entered before a sign-in interrupted this form.
  private var draft: FormDraft? { environment.coordinator?.draft.flatMap { $0.route == description.route ? $0 : nil } }

  /// Leads to the sign-in if that is required. What was entered is still there after it.
  private func leave(because error: DomainError) {
    if error == .signInRequired, let draft = FormDraft(description, values) { environment.coordinator?.draft = draft }
    environment.leave(description.route, because: error)
  }

  /// What a person is told about an error. If the item is gone, the way back leads to the others.
  private func failure(of error: DomainError) -> ErrorViewData {
    let failure = ErrorViewData(error, on: description.route, localization: environment.localization)
    guard error == .notFound, let others = description.whenGone else { return failure }
    state.back = others
    return ErrorViewData(.notFound, message: environment.localization.text(.formsErrorGone, failure.message))
  }

  /// Shows what is stored now beside what was entered. Submitting again replaces it.
  private func show(_ stored: FormStart) {
    let localization = environment.localization
    if case .loaded(var content, let activity) = state.content {
      (content.title, content.facts) = (title(stored), stored.facts)
      state.content = .loaded(content, activity)
    }
    update { form in
      form.failure = ErrorViewData(.conflict, localization: localization)
      for index in form.fields.indices {
        let field = form.fields[index]
        let now = stored.values[field.name] ?? ""
        if field.kind == .hidden {
          values[field.name] = now
          form.fields[index].value = now
        } else if now != field.value {
          form.fields[index].stored = localization.text(.formsFieldStored, now.isEmpty ? "–" : field.text(of: now))
        }
      }
    }
  }

  /// Shows each problem at its field, and for the form that there are some.
  private func show(_ error: ValidationError) {
    let localization = environment.localization
    update { form in
      form.failure = ErrorViewData(.invalid(error), localization: localization)
      for index in form.fields.indices {
        let problem = error.problems.first { $0.field == form.fields[index].name }
        form.fields[index].error = problem.map { localization.sentence($0.rule) }
      }
    }
  }

  private func update(_ change: (inout Form) -> Void) {
    guard case .loaded(var content, let activity) = state.content, var form = content.form else { return }
    change(&form)
    content.form = form
    state.content = .loaded(content, activity)
  }

  private func content(_ start: FormStart) -> Content {
    let localization = environment.localization
    let fields = description.fields.map { field in
      FormField(
        name: field.name,
        label: localization.label(of: field),
        kind: start.choices[field.name].map(localization.kind) ?? localization.kind(of: field),
        isRequired: field.isRequired,
        purpose: field.purpose,
        hint: field.hint.map { localization.text($0, numbers: field.hintNumbers) },
        value: values[field.name] ?? ""
      )
    }
    let wanted = AuthCoordinator(resumedBy: description.route)?.wanted
    let keeps = wanted != nil && environment.coordinator?.draft?.route == wanted
    return Content(
      title: title(start),
      paragraphs: [keeps ? .formsNoticeKept : description.texts.explanation].compactMap(\.self).map {
        localization.text($0)
      },
      facts: start.facts,
      form: Form(
        fields: fields.map(\.withoutSecret),
        submit: localization.text(description.texts.submit),
        isDestructive: description.texts.isDestructive,
        hasChanges: hasChanges
      ),
      actions: description.actions
    )
  }

  private func title(_ start: FormStart) -> String {
    let title = environment.localization.text(description.texts.title)
    return start.subject.map { environment.localization.text(.formsTitleItem, title, $0) } ?? title
  }
}

extension Form {
  /// What was entered, in the form that the fields ask for.
  fileprivate func values(
    of entered: [String: String],
    in localization: Localization
  ) -> Result<FormValues, DomainError> {
    var (values, problems): ([String: String], [ValidationError.Problem]) = ([:], [])
    for field in fields {
      if let value = field.value(of: entered[field.name] ?? "", in: localization) {
        values[field.name] = value
      } else {
        problems.append(ValidationError.Problem(field.name, field.formatRule))
      }
    }
    return problems.isEmpty ? .success(FormValues(values)) : .failure(.invalid(ValidationError(problems)))
  }
}

extension FormField {
  fileprivate var withoutSecret: FormField {
    var field = self
    if kind == .secret { field.value = "" }
    return field
  }
}
