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

  /// What was entered, secrets as well, and what it was before.
  @ObservationIgnored private var values: [String: String] = [:]
  @ObservationIgnored private var initialValues: [String: String] = [:]
  @ObservationIgnored private let loading = LatestTask<[String: String]>()
  @ObservationIgnored private let submission = LatestTask<Route>()

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
    switch await loading.run({ () async throws(DomainError) in try await description.initialValues() }) {
    case .success(let loaded):
      (values, initialValues) = (loaded, loaded)
      state.content = .loaded(content)
    case .failure(let error):
      state.content = .failed(ErrorViewData(error, localization: environment.localization))
      leaveIfSignInIsRequired(error)
    case .cancelled:
      state.content = .idle
    case .superseded:
      break
    }
  }

  private func edit(_ name: String, _ value: String) {
    update { form in
      guard let index = form.fields.firstIndex(where: { $0.name == name }), !form.isSubmitting else { return }
      values[name] = value
      if form.fields[index].kind != .secret { form.fields[index].value = value }
      form.fields[index].error = nil
      form.hasChanges = values.contains { $0.value != initialValues[$0.key] ?? "" }
    }
  }

  private func submit() async {
    guard state.content.content?.form != nil, !submission.isRunning else { return }
    let (description, entered) = (description, FormValues(values))
    update { form in
      form.isSubmitting = true
      form.failure = nil
      for index in form.fields.indices { form.fields[index].error = nil }
    }
    let outcome = await submission.run { () async throws(DomainError) in try await description.submit(entered) }
    update { $0.isSubmitting = false }
    switch outcome {
    case .success(let route):
      initialValues = values
      update { $0.hasChanges = false }
      environment.coordinator?.replace(with: route)
    case .failure(.invalid(let error)): show(error)
    case .failure(let error):
      update { $0.failure = ErrorViewData(error, localization: environment.localization) }
      leaveIfSignInIsRequired(error)
    case .cancelled, .superseded: break
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

  private func leaveIfSignInIsRequired(_ error: DomainError) {
    if error == .signInRequired { environment.coordinator?.replace(with: .signIn(next: description.route)) }
  }

  private func update(_ change: (inout Form) -> Void) {
    guard case .loaded(var content, let activity) = state.content, var form = content.form else { return }
    change(&form)
    content.form = form
    state.content = .loaded(content, activity)
  }

  private var content: Content {
    let localization = environment.localization
    let fields = description.fields.map { field in
      FormField(
        name: field.name,
        label: localization.text(field.label),
        kind: field.kind,
        purpose: field.purpose,
        hint: field.hint.map { localization.text($0, numbers: field.hintNumbers) },
        value: field.kind == .secret ? "" : values[field.name] ?? ""
      )
    }
    return Content(
      title: localization.text(description.texts.title),
      paragraphs: description.texts.explanation.map { [localization.text($0)] } ?? [],
      form: Form(
        fields: fields,
        submit: localization.text(description.texts.submit),
        isDestructive: description.texts.isDestructive
      ),
      actions: description.actions
    )
  }
}

extension Localization {
  fileprivate func text(_ key: TextKey, numbers: [Int]) -> String {
    key.template(in: language, count: nil).filled(with: numbers.map(number))
  }

  /// What a person is told about a value that breaks a rule.
  func sentence(_ rule: ValidationError.Rule) -> String {
    switch rule {
    case .required: text(.formsFieldRequired)
    case .tooShort(let minimum): text(.formsFieldTooShort, count: minimum)
    case .tooLong(let maximum): text(.formsFieldTooLong, count: maximum)
    case .nameCharacters: text(.formsFieldNameCharacters)
    case .taken: text(.formsFieldTaken)
    case .wrongPassword: text(.formsFieldWrongPassword)
    }
  }
}
