import Composition
import Domain
import Foundation
import HTTPTypes
import Mocks
import Presentation
import Testing

@testable import CLI
@testable import Server

/// The page of a route and the terminal show what the screen says: all of it, each part once, in order.
///
/// A notice and an error are above the content of a page, and below that of the terminal. Only pages have pictures and links
/// to other pages, and their rows may have more values; only the terminal has the headings of its table, and ways to the
/// items that facts name below these.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ParityTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let language: Language
    let source: String
    let data: MockSettings

    var testDescription: String { "\(path), \(language.rawValue), \(source)" }
  }

  private nonisolated static let inTerminal: [ShownPart.Kind] = [
    .title, .summary, .highlight, .paragraph, .fact, .reference, .headings, .tableRow, .legend, .notice, .message,
    .action,
  ]
  private nonisolated static let onList: [ShownPart.Kind] = [
    .title, .notice, .message, .summary, .highlight, .paragraph, .fact, .pageRow, .paging, .action,
  ]
  private nonisolated static let onDetail: [ShownPart.Kind] = [
    .notice, .message, .title, .summary, .highlight, .paragraph, .fact, .pageRow, .paging, .action,
  ]

  /// What both show with the same texts.
  private nonisolated static let inBoth: [ShownPart.Kind] = [
    .title, .summary, .notice, .highlight, .paragraph, .fact, .message, .action,
  ]

  private nonisolated static let sources: [(name: String, data: MockSettings)] = [
    ("stale", MockSettings(freshness: .stale(since: Date(timeIntervalSince1970: 1_772_355_600)))),
    ("empty", MockSettings(items: .empty)),
    ("offline", MockSettings(behaviour: MockBehaviour(throwError: .offline))),
    ("busy", MockSettings(behaviour: MockBehaviour(throwError: .storage(.busy)))),
  ]

  nonisolated static let cases = Language.allCases.flatMap { language in
    Features.shared.flatMap { cases(of: $0, in: language) }
  }

  private nonisolated static func cases(of feature: any Feature.Type, in language: Language) -> [Case] {
    let (name, search) = (feature.name, feature.loadedList.search)
    var lists = [ListRoute(name, search: search, page: 50)]
    if feature.filter != nil {
      lists += ["kitchen", "nowhere"].map { ListRoute(name, filter: $0) }
      lists.append(ListRoute(name, search: feature.keyword, filter: "lighting"))
    }
    let paths = feature.paths + lists.map { RouteCodec.path(for: .list($0)) }
    let two = [RouteCodec.path(for: .list(feature.loadedList)), "/\(name)/1"]
    return paths.map { Case(path: $0, language: language, source: "fixtures", data: MockSettings()) }
      + two.flatMap { path in
        sources.map { Case(path: path, language: language, source: $0.name, data: $0.data) }
      }
  }

  @Test(arguments: cases)
  func `a page and the terminal show what the screen says`(sample: Case) async throws {
    let route = try RouteCodec.route(from: sample.path)
    let localization = Localization(language: sample.language)
    let screens = ScreenFactory(useCases: DIContainer.mock(sample.data), localization: localization)
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.send(.appear)

    let page = try await TestServer(sample.data).get(sample.path, [.acceptLanguage: sample.language.rawValue])

    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(!screen.state.parts.isEmpty)
    try compare(screen.state, page.text)
  }

  /// Without the hostile texts, which a terminal changes to be safe, and without the page of an item that failed to refresh,
  /// which has its title twice.
  private nonisolated static let entries = Gallery.entries.filter { entry in
    !["long-text", "detail-refresh-failed"].contains { entry.id.hasSuffix($0) } && !entry.isForm
  }

  /// Many of these states have no address, such as a list that failed to load more.
  @Test(arguments: entries)
  func `so they do in every state of the gallery`(entry: GalleryEntry) async throws {
    let gallery = await entry.screen()
    let state = gallery.screen.state
    await gallery.close()

    let page = PageRenderer(templates: try Templates())
      .page(state, language: RequestLanguage(language: entry.language, isInAddress: false))

    try compare(state, page)
  }

  @Test(arguments: Gallery.entries.filter(\.isForm))
  func `a form has the same labels, hints, values and errors`(entry: GalleryEntry) async throws {
    let gallery = await entry.screen()
    let state = gallery.screen.state
    await gallery.close()
    let terminal = PageText(
      terminal: Terminal(isInteractive: false, showsProgress: false, usesColor: false, columns: nil)
    )
    .lines(of: state).joined(separator: " ")
    let page = PageRenderer(templates: try Templates())
      .page(state, language: RequestLanguage(language: entry.language, isInAddress: false))
    let form = state.content.content?.form

    let texts = (form?.fields ?? []).filter { $0.kind != .hidden }
      .flatMap { [$0.label, $0.hint, $0.error, $0.stored, $0.isToggle ? nil : $0.text] }
    for text in (texts + [form?.failure?.message, state.content.content?.title]).compactMap(\.self) where !text.isEmpty
    {
      #expect(terminal.contains(text) && page.contains(text), "\(text)")
    }
  }

  private func compare(_ state: ScreenState, _ html: String) throws {
    let terminal = Terminal(isInteractive: false, showsProgress: false, usesColor: true, columns: nil)
    let said = state.parts
    let lines = TerminalReading(PageText(terminal: terminal).lines(of: state)).parts
    let page = try PageReading(html).parts

    #expect(lines == said.inOrder(Self.inTerminal))
    guard state.content.content != nil else {
      // A page has a heading of its own if there is no content.
      #expect(page.drop { $0.kind == .title } == lines[...])
      #expect(page.inOrder([.title]).count <= 1)
      return
    }
    #expect(page.filter { $0.kind != .picture } == said.inOrder(state.search == nil ? Self.onDetail : Self.onList))
    #expect(page.inOrder([.picture]) == said.inOrder([.picture]))
    #expect(page.inOrder(Self.inBoth) == lines.inOrder(Self.inBoth))
    compareRows(lines.inOrder([.tableRow]), page.inOrder([.pageRow]))
  }

  /// Both begin with the identifier and the title, and the page has every value that the terminal has.
  private func compareRows(_ lines: [ShownPart], _ rows: [ShownPart]) {
    #expect(lines.map { Array($0.texts.prefix(2)) } == rows.map { Array($0.texts.prefix(2)) })
    for (line, row) in zip(lines, rows) {
      #expect(line.texts.filter { !$0.isEmpty && !row.texts.contains($0) } == [])
    }
  }
}

extension GalleryEntry {
  fileprivate var isForm: Bool {
    if case .form = route { true } else { false }
  }
}
