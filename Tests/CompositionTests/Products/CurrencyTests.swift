import Composition
import Data
import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct CurrencyTests {
  @Test(arguments: [("19.99", "EUR"), ("1999.005", "KWD"), ("1200", "JPY"), ("0.1", "USD")])
  func `a price keeps its currency from the database to a remote source`(price: String, currency: String) async throws {
    let folder = try TemporaryFolder()
    let amount = try #require(Decimal(string: price))
    let product = Product.fixture(categoryID: "garden", price: amount, currencyCode: currency)
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))
    try await database.replaceProducts(with: [product], categories: .fixtures)
    let api = try ProductFeature.api(in: .live(Configuration(databasePath: folder.path("shop.sqlite"))))

    let item = try await api.item(id: "1", Localization()).data()
    let list = try await api.list(ProductFeature.part(limit: 20), Localization()).data()

    let remote = try ProductRemoteRepository(service: service(item, list))
    #expect(try await remote.item(id: 1, policy: .reload).value == product)
    #expect(try await remote.page(matching: ProductQuery(), policy: .reload).value.items == [product])
  }

  /// A remote source that serves two documents.
  private func service(_ first: Foundation.Data, _ second: Foundation.Data) throws -> NetworkService {
    let session = MockNetworkSession(
      .response(body: String(decoding: first, as: UTF8.self)),
      .response(body: String(decoding: second, as: UTF8.self))
    )
    let url = try #require(URL(string: "https://shop.example/api"))
    return NetworkService(configuration: RemoteConfiguration(baseURL: url, timeout: 3_600), session: session)
  }
}
