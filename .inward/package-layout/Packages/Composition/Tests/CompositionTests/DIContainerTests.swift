import Composition
import Foundation
import Presentation
import Testing

@Suite @MainActor final class DIContainerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `what one list adds is in the next one, by title`() async throws {
    let first = DIContainer(folder: folder).noteList()
    await first.add(title: "Milk")
    await first.add(title: "Bread")

    let second = DIContainer(folder: folder).noteList()
    await second.load()

    guard case .loaded(let rows) = second.state else {
      Issue.record("the state is \(second.state)")
      return
    }
    #expect(rows.map(\.title) == ["Bread", "Milk"])
  }
}
