import ArgumentParser
import Presentation

/// Shows the account of the person who is signed in, or does something with it: `storefront account sign-in`.
struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: AccountRoute.name,
    abstract: "Show your account, sign in or out, or change it.",
    discussion: "In a pipe, each password is a line of the input."
  )

  @Argument(
    help: ArgumentHelp(
      "What to do: \(AccountForm.allCases.map(\.rawValue).joined(separator: ", ")). Nothing shows the account.",
      valueName: "action"
    ),
    transform: Self.action
  )
  var action: AccountForm?

  @OptionGroup var form: FormOptions
  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if action == nil { try form.requireNoValues() }
  }

  func run() async throws {
    let session = await Session(options)
    guard let action else { return try await session.show(.account(.overview)) }
    try await session.fill(.account(.form(action)), form)
  }

  private static func action(_ argument: String) throws -> AccountForm {
    guard let action = AccountForm(rawValue: argument) else {
      throw ValidationError("Use \(AccountForm.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return action
  }
}
