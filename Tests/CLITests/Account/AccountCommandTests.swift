import Foundation
import Presentation
import TestSupport
import Testing

/// An account as a script uses it.
@Suite(.timeLimit(.minutes(10))) struct AccountCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  private func register() throws {
    let run = try storefront.run("account", "register", "--set", "username=mira", input: "correct horse\n")
    try #require(run.status == 0)
  }

  @Test func `an account is used from one run to the next, until a sign-out`() throws {
    #expect(try storefront.run("account") == .init(status: 1, output: "", errors: "Sign in first.\n"))
    try register()
    #expect(try storefront.run("account").output.hasPrefix("mira\n"))
    #expect(try storefront.run("account", "sign-out").status == 0)

    let wrong = try storefront.run("account", "sign-in", "--set", "username=mira", input: "wrong horse\n")
    #expect(wrong == .init(status: 1, output: "", errors: "There is no account with this name and password.\n"))
    #expect(try storefront.run("account", "sign-in", "--set", "username=mira", input: "correct horse\n").status == 0)
    let changed = try storefront.run("account", "change-password", input: "correct horse\nbattery staple\n")
    #expect(changed.status == 0)
    #expect(try storefront.run("account", "delete", "--yes", input: "battery staple\n").status == 0)
    #expect(try storefront.run("account").status == 1)
  }

  @Test func `the session is in a file of its owner, and no password is anywhere`() throws {
    try register()
    let folder = storefront.home.url.appending(path: ".local/state/storefront")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("session-") }
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(!names.isEmpty)
    let files = try #require(FileManager.default.enumerator(at: storefront.home.url, includingPropertiesForKeys: nil))
    for case let file as URL in files {
      let data = (try? Data(contentsOf: file)) ?? Data()
      #expect(data.range(of: Data("correct horse".utf8)) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `prints the documents of the API as JSON`() throws {
    let registered = try storefront.run(
      "account",
      "register",
      "--set",
      "username=mira",
      "--json",
      input: "correct horse\n"
    )
    #expect(registered.output.hasPrefix(#"{"createdAt":""#))
    #expect(registered.output.contains(#""username":"mira""#))
    #expect(try storefront.run("account", "--json").output == registered.output)
    #expect(try storefront.run("open", "storefront://account", "--json").output == registered.output)
  }

  @Test func `each problem of a field is in the JSON of the error`() throws {
    let arguments = ["account", "register", "--set", "username=m", "--json", "--language", "de"]
    let run = try storefront.run(arguments, input: "horse\n")
    let problems = [
      ##"{"code":"tooShort","detail":"Verwenden Sie mindestens 3 Zeichen.","limit":3,"pointer":"#/username"}"##,
      ##"{"code":"tooShort","detail":"Verwenden Sie mindestens 8 Zeichen.","limit":8,"pointer":"#/password"}"##,
    ]

    #expect(run.status == 1)
    #expect(
      run.output == """
        {"error":{"code":"invalid","errors":[\(problems.joined(separator: ","))],\
        "message":"Eine Eingabe muss korrigiert werden."}}

        """
    )
  }

  @Test(arguments: [["account"], ["open", "storefront://account"], ["open", RouteCodec.link(to: .home)]])
  func `a field cannot be set where there is no form`(command: [String]) throws {
    try register()
    let run = try storefront.run(command + ["--set", "username=noah"])

    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("--set needs a form, and this is none."))
  }

  @Test func `while browsing, the sign-in leads to the form for a new account, and back`() throws {
    let lines = ["account", ". a2", ". a1", ". a1", ". a1", "mira", "correct horse", "q"]
    let run = try storefront.run("browse", input: lines.joined(separator: "\n") + "\n")

    #expect(run.output.contains("This is not one of the answers."))
    #expect(run.output.contains(". a1  Create an account\n"))
    #expect(run.output.contains(". a1  Sign in instead\n"))
    #expect(run.output.contains("\nmira\n\nMember since"))
    #expect(try storefront.run("account").output.hasPrefix("mira\n"))
  }
}
