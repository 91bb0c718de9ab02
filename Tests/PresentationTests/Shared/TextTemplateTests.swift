import Testing

@testable import Presentation

struct TextTemplateTests {
  @Test(arguments: [
    ("", [], ""),
    ("Plain.", [], "Plain."),
    ("%@", ["a"], "a"),
    ("%lld items", ["3"], "3 items"),
    ("%@ and %@", ["a", "b"], "a and b"),
    ("%@ and %lld", ["a", "2"], "a and 2"),
    ("%1$@ of %2$@", ["a", "b"], "a of b"),
    ("%2$@ of %1$@", ["a", "b"], "b of a"),
    ("%2$lld of %1$@", ["a", "2"], "2 of a"),
    ("%1$@ and %1$@", ["a"], "a and a"),
    ("“%@”.", ["é"], "“é”."),
    ("%@ of %@", ["a"], "a of "),
    ("%3$@", ["a"], ""),
    ("%0$@", ["a"], ""),
    ("%@", [], ""),
    ("%@", ["a", "b"], "a"),
    ("20 %", [], "20 %"),
    ("20 % of %@", ["a"], "20 % of a"),
    ("%d %s", ["a"], "%d %s"),
    ("%", ["a"], "%"),
    ("%99999999999999999999$@", ["a"], "a"),
  ])
  func `puts arguments in their places`(template: String, arguments: [String], text: String) {
    #expect(TextTemplate(value: template).filled(with: arguments) == text)
  }

  @Test(arguments: ["%@", "100%", "%2$@", "%lld", "a%"])
  func `leaves an argument as it is`(argument: String) {
    let template = TextTemplate(value: "“%@” in %@")

    #expect(template.filled(with: [argument, "b"]) == "“\(argument)” in b")
  }
}
