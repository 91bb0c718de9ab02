import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

/// What ``PagedRepository`` promises, for every feature and every implementation.
@Suite(.timeLimit(.minutes(10)))
struct PagedRepositoryTests {
  private let factory: RepositoryFactory

  init() throws {
    factory = try RepositoryFactory()
  }

  @Test(arguments: Port.all)
  func `pages follow one another in the order of lists`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let inOrder = [Sample.Item].fixtures(count: 22)
      let filled = sample.isSorted ? inOrder.reversed() : inOrder
      let repository = try await factory.make(port.implementation, sample, filled)

      for text in sample.commonTexts {
        for (size, lastPage) in [(4, 6), (22, 1), (100, 1)] {
          var found: [Sample.Item] = []
          for number in 1...lastPage {
            let request = PageRequest(number: number, size: size)
            let page = try await repository.page(matching: sample.query(text, request))
            #expect(page.request == request)
            #expect(page.total == .exactly(22))
            #expect(page.items.count == min(size, 22 - request.offset))
            #expect(page.hasMore == (number < lastPage))
            found += page.items
          }
          #expect(found == inOrder)
        }
      }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all, [4, PageRequest.maximumNumber])
  func `a page behind the end is empty and has the total`(port: Port, number: Int) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let repository = try await factory.make(port.implementation, sample, .fixtures(count: 22))
      let request = PageRequest(number: number)

      for text in sample.commonTexts {
        let page = try await repository.page(matching: sample.query(text, request))
        #expect(page == Page(items: [], request: request, total: .exactly(22)))
      }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `an empty list has one empty page`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let repository = try await factory.make(port.implementation, sample, [])

      for text in sample.commonTexts {
        let page = try await repository.page(matching: sample.query(text, PageRequest()))
        #expect(page == Page(items: [], request: PageRequest(), total: .exactly(0)))
      }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `every word of a text has to begin a word of the item`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let repository = try await factory.make(port.implementation, sample)

      let pages = try await inParallel(sample.searches.map(\.text)) {
        try await repository.page(matching: sample.query($0, PageRequest()))
      }

      for (search, page) in zip(sample.searches, pages) {
        #expect(page.items.map(\.id.description) == search.ids, "\(search.text)")
        #expect(page.total == .exactly(search.ids.count))
      }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `no text does any harm`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let repository = try await factory.make(port.implementation, sample)

      let totals = try await inParallel(HostileTexts.all) {
        try await repository.page(matching: sample.query($0, PageRequest())).total
      }

      #expect(zip(HostileTexts.all, totals).filter { $0.1 != .exactly(0) }.isEmpty)
      for item in [Sample.Item].fixtures { #expect(try await repository.item(id: item.id) == item) }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `every field is kept`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let oddItem = try sample.oddItem()
      let items = [Sample.Item].fixtures + [oddItem]
      let repository = try await factory.make(port.implementation, sample, items)

      for item in items { #expect(try await repository.item(id: item.id, policy: .useCache) == Fetched(item)) }
      for text in sample.commonTexts {
        #expect(try await repository.page(matching: sample.query(text, PageRequest())).items.contains(oddItem))
      }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `an identifier may have any character`(port: Port) async throws {
    let ids = [
      "a b", "a/b", "a//b", "/a", "a/", "a?b=c&d", "a#b", "a%2Fb", "100%", "a+b", "a;b", "ä", "日本", "🍞", "'; --", "\"",
      "\\", ".", "..", "...", "a..b", "~", "../1", "everything", "found/1",
    ]
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let items = try ids.compactMap { try sample.item(id: $0) }
      let repository = try await factory.make(port.implementation, sample, .fixtures + items)

      #expect(try await inParallel(items.map(\.id)) { try await repository.item(id: $0) } == items)
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `an item that does not exist is not found`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let repository = try await factory.make(port.implementation, sample)

      for id in sample.unknownIDs {
        await #expect(throws: DomainError.notFound) { try await repository.item(id: id) }
      }
    }
    try await test(port.sample)
  }

  @Test(arguments: Port.all)
  func `a cancelled task gets the error for it`(port: Port) async throws {
    func test<Sample: RepositorySample>(_ sample: Sample.Type) async throws {
      let repository = try await factory.make(port.implementation, sample)
      let item = try #require([Sample.Item].fixtures.first)

      let errors = await errorsWhenCancelled(
        { _ = try await repository.page(matching: sample.query(sample.commonTexts[0], PageRequest())) },
        { _ = try await repository.item(id: item.id) }
      )

      #expect(errors == [.cancelled, .cancelled])
    }
    try await test(port.sample)
  }
}
