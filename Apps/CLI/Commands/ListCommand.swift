import ArgumentParser
import Presentation

/// Prints a list of any feature: `storefront orders`.
struct ListCommand<F: Feature>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: F.name, abstract: "List \(F.name.replacing("-", with: " ")).")
  }

  @Argument(help: "The words to search for.")
  var keyword: String?

  @Option(help: ArgumentHelp("The same as <keyword>.", valueName: "text"))
  var search: String?

  @Option(
    name: .customLong(Self.filterName),
    help: ArgumentHelp(
      "The \(Self.filterName) to show.",
      valueName: "name",
      visibility: F.filter == nil ? .private : .default
    )
  )
  var filter: String?

  @OptionGroup var page: PageOptions
  @OptionGroup var options: GlobalOptions
  @OptionGroup(visibility: StyleOptions.visibility(for: F.self)) var style: StyleOptions

  private static var filterName: String { F.filter?.parameter ?? "filter" }

  private var route: ListRoute {
    ListRoute(F.name, search: keyword ?? search ?? "", filter: filter, page: page.page, pageSize: page.pageSize)
  }

  func validate() throws {
    try style.validate(for: F.self)
    if filter != nil, F.filter == nil { throw ValidationError("Unknown option '--\(Self.filterName)'") }
    if keyword != nil, search != nil { throw ValidationError("Use either the keyword or --search, not both.") }
    if F.texts.needsSearch, route.search.isEmpty { throw ValidationError("A search needs a keyword.") }
  }

  func run() async throws {
    try await Session(options)
      .styled(style)
      .show(.list(route))
  }
}

/// The options of every list.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The page to show; the first is 1.", valueName: "n"))
  var page = 1

  @Option(
    help: ArgumentHelp(
      "How many entries a page has, \(PageSize.allowed.lowerBound) to \(PageSize.allowed.upperBound).",
      valueName: "n"
    )
  )
  var pageSize = PageSize.default

  func validate() throws {
    guard page >= 1 else { throw ValidationError("--page must be at least 1.") }
    guard PageSize.allowed.contains(pageSize) else {
      let (least, most) = (PageSize.allowed.lowerBound, PageSize.allowed.upperBound)
      throw ValidationError("--page-size must be between \(least) and \(most).")
    }
  }
}
