import Domain

/// The forms of an account.
struct AccountFormDescription: FormDescription {
  let form: AccountForm
  let auth: AuthCoordinator
  let useCase: any AuthUseCase
  let localization: Localization

  var route: Route { .account(.form(form, next: auth.wanted)) }

  var texts: FormTexts {
    switch form {
    case .signIn: FormTexts(title: .accountSignInTitle, submit: .accountSignInSubmit)
    case .register: FormTexts(title: .accountRegisterTitle, submit: .accountRegisterSubmit)
    case .signOut: FormTexts(title: .accountSignOutTitle, submit: .accountSignOutSubmit)
    case .changePassword: FormTexts(title: .accountPasswordTitle, submit: .accountPasswordSubmit)
    case .delete:
      FormTexts(
        title: .accountDeleteTitle,
        submit: .accountDeleteSubmit,
        explanation: .accountDeleteExplanation,
        isDestructive: true
      )
    }
  }

  var fields: [FormFieldDescription] {
    switch form {
    case .signIn: [Self.username, Self.password]
    case .register: [Self.newUsername, Self.newPassword("password", .accountFieldPassword)]
    case .signOut: []
    case .changePassword: [Self.currentPassword, Self.newPassword("newPassword", .accountFieldNewPassword)]
    case .delete: [Self.currentPassword]
    }
  }

  var back: ScreenState.Link? {
    switch form {
    case .signIn, .register: nil
    case .signOut, .changePassword, .delete:
      ScreenState.Link(text: localization.text(.accountOverviewBack), route: .account(.overview))
    }
  }

  /// The sign-in form links to the registration form, and the other way round.
  var actions: [ContentAction] {
    switch form {
    case .signIn: [action(.accountRegisterLink, .register)]
    case .register: [action(.accountSignInLink, .signIn)]
    case .signOut, .changePassword, .delete: []
    }
  }

  func submit(_ values: FormValues) async throws(DomainError) -> Route {
    switch form {
    case .signIn:
      _ = try await useCase.signIn(username: values.text("username"), password: values.secret("password"))
      return auth.resumed
    case .register:
      _ = try await useCase.register(username: values.text("username"), password: values.secret("password"))
      return auth.resumed
    case .signOut:
      try await useCase.signOut()
      return .home
    case .changePassword:
      try await useCase.changePassword(from: values.secret("currentPassword"), to: values.secret("newPassword"))
      return .account(.overview)
    case .delete:
      try await useCase.deleteAccount(password: values.secret("currentPassword"))
      return .home
    }
  }

  /// These forms require a session.
  func load() async throws(DomainError) -> FormStart {
    switch form {
    case .changePassword, .delete: _ = try await useCase.account()
    case .signIn, .register, .signOut: break
    }
    return FormStart()
  }

  private func action(_ label: TextKey, _ form: AccountForm) -> ContentAction {
    ContentAction(label: localization.text(label), route: auth.form(form), kind: .open)
  }

  private static let username = FormFieldDescription(
    name: "username",
    label: .accountFieldUsername,
    purpose: .username
  )
  private static let newUsername = FormFieldDescription(
    name: "username",
    label: .accountFieldUsername,
    purpose: .username,
    hint: .accountFieldUsernameHint,
    hintNumbers: [Credentials.usernameLength.lowerBound, Credentials.usernameLength.upperBound]
  )
  private static let password = FormFieldDescription(
    name: "password",
    label: .accountFieldPassword,
    kind: .secret,
    purpose: .currentPassword
  )
  private static let currentPassword = FormFieldDescription(
    name: "currentPassword",
    label: .accountFieldCurrentPassword,
    kind: .secret,
    purpose: .currentPassword
  )

  private static func newPassword(_ name: String, _ label: TextKey) -> FormFieldDescription {
    FormFieldDescription(
      name: name,
      label: label,
      kind: .secret,
      purpose: .newPassword,
      hint: .accountFieldNewPasswordHint,
      hintNumbers: [Credentials.passwordLength.lowerBound]
    )
  }
}
